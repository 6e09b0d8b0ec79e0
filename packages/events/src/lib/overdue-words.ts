import { kindLabel } from '@huella/calendar';
import type { Event } from '@huella/contract';

const MASCULINE = new Set(['Celo', 'Cumpleaños']);

/**
 * `Consulta vencida hace 2 meses`, with `when` from `relativeDay`. Without the kind, or for one of unknown gender (D104), `Venció
 * hace 2 meses`.
 */
export function overdueWords({ tipo }: Pick<Event, 'tipo'>, when: string, withKind = true): string {
  const word = withKind ? kindLabel(tipo) : null;
  if (word === null) return `Venció ${when}`;
  return `${word} ${MASCULINE.has(tipo) ? 'vencido' : 'vencida'} ${when}`;
}
