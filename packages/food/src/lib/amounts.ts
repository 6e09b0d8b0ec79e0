import { formatKilograms } from '@huella/validation/number';
import { copy } from '../copy.ts';

const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Kilograms with one decimal; a remainder is never shown as zero (N-C12G). */
export function shownKilos(kilos: number): string {
  return kilos > 0 && kilos < 0.05 ? copy.lessThanTenth : formatKilograms(kilos);
}

/** Whether the shown amount takes a singular verb: `queda 1 kg`, `queda menos de 0,1 kg`. */
export function isOneShown(kilos: number): boolean {
  return [shownKilos(1), copy.lessThanTenth].includes(shownKilos(kilos));
}

/** A portion: grams below a kilogram. */
export function shownPortion(kilos: number): string {
  const grams = Math.round(kilos * 1000);
  return grams < 1000 ? copy.grams(whole.format(grams)) : formatKilograms(kilos);
}
