import type { CallId } from '@huella/contract';
import { faults, type Fault } from '../answers/faults.ts';
import { callIds } from '../answers/find-call.ts';
import { personaNames, type PersonaName } from '@huella/personas';

/** A persona, or a new device without a session. */
export type Who = PersonaName | 'nadie';

export class UnknownName extends Error {
  override name = 'UnknownName';
}

/** Names with the same beginning, so that a typing error is obvious; otherwise all. */
function similarTo(given: string, known: readonly string[]): string {
  const start = given.slice(0, 4).toLowerCase();
  const close = known.filter((name) => name.toLowerCase().includes(start));
  return (close.length > 0 ? close : known).join(', ');
}

function read<Name extends string | number>(what: string, given: string, known: readonly Name[]): Name {
  const found = known.find((name) => String(name) === given);
  if (found !== undefined) return found;
  throw new UnknownName(`No existe ${what} «${given}». Puede ser: ${similarTo(given, known.map(String))}.`);
}

export const readWho = (text: string): Who => read('la persona', text, [...personaNames, 'nadie']);
export const readCall = (text: string): CallId => read('la llamada', text, callIds);
export const readFault = (text: string): Fault => read('la falla', text, faults);

/** At most ten minutes. */
export function readMilliseconds(text: string): number {
  const milliseconds = Number(text);
  if (/^\d+$/.test(text) && milliseconds <= 600_000) return milliseconds;
  throw new UnknownName(`La demora «${text}» tiene que ser un número entero de milisegundos, hasta 600000.`);
}

export function readTimes(text: string): number {
  const times = Number(text);
  if (/^\d+$/.test(text) && times >= 1 && times <= 1_000) return times;
  throw new UnknownName(`Las veces «${text}» tienen que ser un número entero del 1 al 1000.`);
}
