import { formatDay, todayInArgentina } from '@huella/validation/day';

export function shownDay(instant: string): string {
  return formatDay(todayInArgentina(new Date(instant)));
}
