import {
  argentineMoment,
  dayOfMoment,
  instantOf,
  type Moment,
  momentOf,
  timeOfMoment,
} from '@huella/validation/event';

const FIRST = '09:00';
const END = '21:00';

/** Reminders and push messages go out between nine and nine, Argentine time (D105, D111). */
export function isSendingHour(moment: Moment): boolean {
  const time = timeOfMoment(moment);
  return time >= FIRST && time < END;
}

/** How long it is until no more goes out that day, in seconds: a push service holds no message into the night. */
export function secondsOfSending(now: Date): number {
  const end = instantOf(momentOf(dayOfMoment(argentineMoment(now)), END));
  return Math.max(0, Math.floor((end - now.getTime()) / 1000));
}
