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

export function isSendingHour(moment: Moment): boolean {
  const time = timeOfMoment(moment);
  return time >= FIRST && time < END;
}

/** Seconds until the sending hours end: push services must not hold a message into the night. */
export function secondsOfSending(now: Date): number {
  const end = instantOf(momentOf(dayOfMoment(argentineMoment(now)), END));
  return Math.max(0, Math.floor((end - now.getTime()) / 1000));
}
