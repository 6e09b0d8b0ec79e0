import { addYears, type Day } from '@huella/validation/day';
import type { Insertable } from 'kysely';
import type { RetainedPoliciesTable } from '../db/schema.ts';
import { argentineDay } from '../http/argentine-day.ts';
import { lastDayOf } from '../policies/policy-state.ts';
import type { EndingPolicy } from './repositories/ending-policies.ts';

/** How long an insurer keeps its contracts (Código Civil y Comercial, artículo 328). */
export const YEARS_KEPT = 10;

/** What is kept of a policy whose holder deletes the account: it ends that day, unless it ended before. */
export function retainedPolicy(
  policy: EndingPolicy,
  { today, now }: { readonly today: Day; readonly now: Date },
): Insertable<RetainedPoliciesTable> {
  const { number, plan, pet_name, email, nombre, apellido, dni, start_day, cancelled_at } = policy;
  const cancelled = cancelled_at === null ? today : argentineDay(new Date(cancelled_at));
  const end_day = earliest(today, cancelled, lastDayOf(policy));
  return {
    number,
    plan,
    pet_name,
    // Without personal data only the email identifies the holder.
    holder: nombre === null ? email : `${nombre} ${apellido}`,
    dni: dni ?? '',
    start_day,
    end_day,
    keep_until: addYears(end_day, YEARS_KEPT),
    created_at: now.toISOString(),
  };
}

function earliest(...days: readonly Day[]): Day {
  return days.reduce((first, day) => (day < first ? day : first));
}
