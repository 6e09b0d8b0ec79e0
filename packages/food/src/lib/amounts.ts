import { formatKilograms } from '@huella/validation/number';
import { copy } from '../copy.ts';

const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Kilograms of food with one decimal; what is left is never shown as none (N-C12G). */
export function shownKilos(kilos: number): string {
  return kilos > 0 && kilos < 0.05 ? copy.lessThanTenth : formatKilograms(kilos);
}

/** A part of a day or of a pet: grams below a kilogram. */
export function shownPortion(kilos: number): string {
  const grams = Math.round(kilos * 1000);
  return grams < 1000 ? copy.grams(whole.format(grams)) : formatKilograms(kilos);
}
