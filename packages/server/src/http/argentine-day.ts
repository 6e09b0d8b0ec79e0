import { todayInArgentina } from '@huella/validation/day';

const MINUTE = 60_000;

let minute = Number.NaN;
let day = '';

/** The Argentine day of an instant (D15), cached for a minute: computing it costs more than a query. */
export function argentineDay(instant: Date): string {
  const current = Math.floor(instant.getTime() / MINUTE);
  if (current !== minute) {
    day = todayInArgentina(instant);
    minute = current;
  }
  return day;
}
