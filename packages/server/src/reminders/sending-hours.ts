import type { Moment } from '@huella/validation/event';

/** Reminders go out between nine and nine, Argentine time (D105). */
export function isSendingHour(moment: Moment): boolean {
  const time = moment.slice(11);
  return time >= '09:00' && time < '21:00';
}
