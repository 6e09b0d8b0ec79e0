import { kindWordOf } from '@huella/calendar';
import type { Event } from '@huella/contract';

const MASCULINE = new Set(['Celo', 'Cumpleaños']);

/**
 * That an event is overdue, `when` in the words of `relativeDay`: `Consulta vencida hace 2 meses`. Without its kind, and for a kind
 * whose gender nobody knows (D104), `Venció hace 2 meses`.
 */
export function overdueWords({ tipo }: Pick<Event, 'tipo'>, when: string, withKind = true): string {
  const word = withKind ? kindWordOf(tipo) : null;
  if (word === null) return `Venció ${when}`;
  return `${word} ${MASCULINE.has(tipo) ? 'vencido' : 'vencida'} ${when}`;
}
