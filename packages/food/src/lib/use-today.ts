import { useMinute } from '@huella/ui';
import { type Day, todayInArgentina } from '@huella/validation/day';

/** The Argentine day, a new one at midnight while the screen is open. */
export function useToday(): Day {
  return todayInArgentina(useMinute());
}
