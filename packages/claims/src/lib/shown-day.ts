import { formatDay, todayInArgentina } from '@huella/validation/day';

/** The Argentine day of an instant, `DD/MM/AAAA`. */
export function shownDay(instant: string): string {
  return formatDay(todayInArgentina(new Date(instant)));
}
