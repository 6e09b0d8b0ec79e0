import { useMinute } from '@huella/ui';
import { type Day, todayInArgentina } from '@huella/validation/day';

/** The Argentine day; changes at midnight while the page is open. */
export function useToday(): Day {
  return todayInArgentina(useMinute());
}
