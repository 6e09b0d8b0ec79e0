import { type Given, isYoung } from '@huella/calendar';
import type { Day } from '@huella/validation/day';
import { copy } from '../copy.ts';

export function reasonFor(given: Given, day: Day): string {
  const texts = copy.followUp;
  if ('product' in given) return texts.days(given.product.intervaloDias);
  if (isYoung(given.birth, day)) return texts.young;
  const months = given.vaccine.refuerzoMeses;
  if (months === null) return texts.unknown;
  return months === 12 ? texts.yearly : texts.months(months);
}
