import { type Day, formatDay } from '@huella/validation/day';
import { isolate, petName } from '@huella/validation/text';
import { argentineDay } from '../http/argentine-day.ts';
import { argentineMoment } from '../mail/argentine-moment.ts';
import { lastDayOf, type PolicyTerm } from '../policies/policy-state.ts';

type Policy = PolicyTerm & { readonly number: string };

const copy = {
  uninsured: (pet: string) => `No encontramos una póliza de ${pet}.`,
  covers: (number: string, pet: string, from: string, until: string) =>
    `La póliza ${number} de ${pet} cubre desde el ${from} hasta el ${until}`,
  covered: (number: string, pet: string, from: string, until: string) =>
    `La póliza ${number} de ${pet} cubrió desde el ${from} y se anuló el ${until}`,
  early: (day: string) => `el ${day} todavía no estaba vigente.`,
  late: (day: string) => `el ${day} ya no estaba vigente.`,
  known: (pet: string, moment: string, id: number) =>
    `Ya recibimos este siniestro de ${pet} el ${moment}: es el número ${id}.`,
} as const;

/** Why a day is not covered, with the policy's dates (D84); null if it is. A cancelled policy still covers earlier days. */
export function uncoveredDay(pet: string, policy: Policy | undefined, day: Day): string | null {
  const name = petName(pet);
  if (!policy) return copy.uninsured(name);
  const { number, start_day, cancelled_at } = policy;
  const [from, until, shown] = [start_day, lastDayOf(policy), day].map(formatDay);
  const dates = copy.covers(isolate(number), name, from ?? '', until ?? '');
  if (day < start_day) return `${dates}: ${copy.early(shown ?? '')}`;
  const end = cancelled_at === null ? null : argentineDay(new Date(cancelled_at));
  if (end !== null && day >= end && day <= lastDayOf(policy))
    return `${copy.covered(isolate(number), name, from ?? '', formatDay(end))}: ${copy.late(shown ?? '')}`;
  return day > lastDayOf(policy) ? `${dates}: ${copy.late(shown ?? '')}` : null;
}

export function knownClaim(pet: string, same: { readonly id: number; readonly created_at: string }): string {
  return copy.known(petName(pet), argentineMoment(same.created_at), same.id);
}
