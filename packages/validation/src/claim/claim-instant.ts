import { argentineDayOf, type Day, isDay, todayInArgentina } from '../day/day.ts';

const HOUR = 60 * 60 * 1000;
/** Argentina has been UTC−3 without daylight saving since 2009. */
const OFFSET = 3 * HOUR;
const instant =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** The instant of a picked day: an hour before now for today, 12:00 otherwise, within that Argentine day (§5 *Claim*, D18). */
export function claimInstant(day: Day, now: Date): string {
  const start = Date.parse(`${day}T00:00:00-03:00`);
  const time = todayInArgentina(now) === day ? now.getTime() : start + 13 * HOUR;
  const sent = Math.max(start, time - HOUR);
  return `${new Date(sent - OFFSET).toISOString().slice(0, 19)}-03:00`;
}

/** The Argentine day of an instant with an offset, or null. */
export function parseClaimDay(text: string): Day | null {
  const [, written = ''] = instant.exec(text) ?? [];
  if (!isDay(written)) return null;
  const day = argentineDayOf(new Date(text));
  return isDay(day) ? day : null;
}
