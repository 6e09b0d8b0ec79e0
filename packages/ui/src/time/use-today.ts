import { type Day, todayInArgentina } from '@huella/validation/day';
import { useMinute } from './use-minute.ts';

/** The Argentine day; changes at midnight while the page is open. */
export function useToday(): Day {
  return todayInArgentina(useMinute());
}
