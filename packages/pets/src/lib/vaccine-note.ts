import { formatMoney } from '@huella/validation/number';
import { copy } from '../copy.ts';

/** What every plan pays for vaccines, in whole pesos (specification §9 *Vaccines*, D76). */
const VACCINE_ALLOWANCE = 21_500;

/** Removes the blank after the peso sign: the text is quoted as `$21.500` (D76). */
export function vaccineNote(): string {
  return copy.planForm.vaccines(formatMoney(VACCINE_ALLOWANCE).replace(/\s/, ''));
}
