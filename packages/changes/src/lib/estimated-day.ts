import { workingDaysAfter, type Day } from '@huella/validation/day';

/** Working days of "72 horas hábiles" (D74). */
const WORKING_DAYS = 3;

/** An estimate, to be shown as one (D74). */
export function estimatedDay(requestedAt: Date): Day {
  return workingDaysAfter(requestedAt, WORKING_DAYS);
}
