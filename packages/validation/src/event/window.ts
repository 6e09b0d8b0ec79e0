import { addYears, type Day, todayInArgentina } from '../day/day.ts';
import { argentineMoment, dayOfMoment, type Moment } from './moment.ts';

/** Specification §9 *Event date*: so many calendar years back for what happened, and ahead for what is planned. */
const YEARS_BACK = 15;
const YEARS_AHEAD = 2;
/** Specification §9 *Event time step*, in minutes. */
export const EVENT_STEP = 15;
const MINUTE = 60_000;

/** Bounds of moments, both inclusive. */
export interface MomentWindow {
  readonly min: Moment;
  readonly max: Moment;
}

/** When an event may be, by whether it happened; the minute that it is now counts for both (D63). */
export function eventWindow(done: boolean, now: Date): MomentWindow {
  const present = argentineMoment(now);
  const inYears = (count: number) => `${addYears(todayInArgentina(now), count)}${present.slice(10)}`;
  return done ? { min: inYears(-YEARS_BACK), max: present } : { min: present, max: inYears(YEARS_AHEAD) };
}

/** The first day that has a time left to plan something for: from 23:46 on it is tomorrow. */
export function firstDayAhead(now: Date): Day {
  return dayOfMoment(argentineMoment(new Date(now.getTime() + (EVENT_STEP - 1) * MINUTE)));
}

/** Whether a time, `HH:MM`, is one that can be picked. */
export function isOnStep(time: string): boolean {
  return Number(time.slice(3)) % EVENT_STEP === 0;
}
