import { type Moment, timeOfMoment } from '@huella/validation/event';

/** Reminders go out between nine and nine, Argentine time (D105). */
export function isSendingHour(moment: Moment): boolean {
  const time = timeOfMoment(moment);
  return time >= '09:00' && time < '21:00';
}
