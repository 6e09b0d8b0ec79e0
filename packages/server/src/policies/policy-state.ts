import type { PolicyState } from '@huella/contract';
import { addYears, type Day } from '@huella/validation/day';

export interface PolicyTerm {
  readonly start_day: Day;
  readonly cancelled_at: string | null;
}

/** The last day of coverage: a year from the policy's day (specification §9); from 29 February it is 1 March (D50). */
export function lastDayOf({ start_day }: Pick<PolicyTerm, 'start_day'>): Day {
  return addYears(start_day, 1);
}

/** Includes the first and the last day. */
export function policyStateOn(day: Day, policy: PolicyTerm): PolicyState {
  if (policy.cancelled_at !== null) return 'anulada';
  if (day < policy.start_day) return 'futura';
  return day > lastDayOf(policy) ? 'vencida' : 'vigente';
}
