import { addYears, type Day, todayInArgentina } from '../day/day.ts';
import { argentineMoment, dayOfMoment, type Moment } from './moment.ts';

/** Calendar years for past and planned events (specification §9 *Event date*). */
const YEARS_BACK = 15;
const YEARS_AHEAD = 2;
/** In minutes (specification §9 *Event time step*). */
export const EVENT_STEP = 15;
const MINUTE = 60_000;

/** Both inclusive. */
export interface MomentRange {
  readonly min: Moment;
  readonly max: Moment;
}

/** When an event may be; the current minute counts as past and as future (D63). */
export function eventRange(done: boolean, now: Date): MomentRange {
  const present = argentineMoment(now);
  const inYears = (count: number) => `${addYears(todayInArgentina(now), count)}${present.slice(10)}`;
  return done ? { min: inYears(-YEARS_BACK), max: present } : { min: present, max: inYears(YEARS_AHEAD) };
}

/** The first day with a time left to plan for: from 23:46 on it is tomorrow. */
export function firstDayAhead(now: Date): Day {
  return dayOfMoment(argentineMoment(new Date(now.getTime() + (EVENT_STEP - 1) * MINUTE)));
}

export function isOnStep(time: string): boolean {
  return Number(time.slice(3)) % EVENT_STEP === 0;
}
