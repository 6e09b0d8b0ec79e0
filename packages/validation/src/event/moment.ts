import type { Day } from '../day/day.ts';

/**
 * A minute of the Argentine day, `YYYY-MM-DDTHH:MM`: when an event is. It has no zone of a device, and earlier ones are smaller
 * texts. Argentina is three hours behind UTC all year since 2009.
 */
export type Moment = string;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const OFFSET = 3 * 3_600_000;

/** Whether a text is a time of the day, `HH:MM`. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** The moment of a day that exists and a time, `HH:MM`. */
export function momentOf(day: Day, time: string): Moment {
  return `${day}T${time}`;
}

/** Negative when `left` is earlier, positive when it is later, 0 when they are the same. */
export function compareMoments(left: Moment, right: Moment): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The day of a moment, `YYYY-MM-DD`. */
export function dayOfMoment(moment: Moment): Day {
  return moment.slice(0, 10);
}

/** The time of a moment, `HH:MM`. */
export function timeOfMoment(moment: Moment): string {
  return moment.slice(11);
}

/** The minute that it is in Argentina, whatever the device's zone. */
export function argentineMoment(now: Date): Moment {
  return new Date(now.getTime() - OFFSET).toISOString().slice(0, 16);
}

/** The instant of a moment, in milliseconds since 1970. */
export function instantOf(moment: Moment): number {
  return Date.parse(`${moment}:00-03:00`);
}
