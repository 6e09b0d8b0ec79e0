import type { Day } from '../day/day.ts';

/** A minute of the Argentine day, `YYYY-MM-DDTHH:MM`, which sorts as text. Argentina has been UTC−3 since 2009. */
export type Moment = string;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const OFFSET = 3 * 3_600_000;

export function isTime(text: string): boolean {
  return TIME.test(text);
}

export function momentOf(day: Day, time: string): Moment {
  return `${day}T${time}`;
}

/** Negative when `left` is earlier, positive when later, 0 for the same. */
export function compareMoments(left: Moment, right: Moment): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function dayOfMoment(moment: Moment): Day {
  return moment.slice(0, 10);
}

export function timeOfMoment(moment: Moment): string {
  return moment.slice(11);
}

/** The minute in Argentina, whatever the device's zone. */
export function argentineMoment(now: Date): Moment {
  return new Date(now.getTime() - OFFSET).toISOString().slice(0, 16);
}

/** In milliseconds since 1970. */
export function instantOf(moment: Moment): number {
  return Date.parse(`${moment}:00-03:00`);
}
