import * as z from 'zod/mini';
import { petMessages, weightUpdateWarning } from '../messages.ts';
import { parseDecimal } from '../number.ts';
import { type DayRange, requiredDay, rule, singleLine } from '../rules.ts';

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** A rule on a typed weight; passes blanks. */
function weightRule(holds: (kilograms: number) => boolean, message: string) {
  return rule<string>((text) => isBlank(text) || holds(parseDecimal(text) ?? Number.NaN), message);
}

/** The optional weight of the pet form, from text to kilograms or null: 1 to 200 (specification §5, D51). */
export const petWeight = z.pipe(
  singleLine(petMessages.weightInvalid).check(
    weightRule((kilograms) => !Number.isNaN(kilograms), petMessages.weightInvalid),
    weightRule((kilograms) => kilograms >= 1, petMessages.weightTooLow),
    weightRule((kilograms) => kilograms <= 200, petMessages.weightTooHigh),
  ),
  z.transform((text: string) => parseDecimal(text)),
);

/** The weight update, from text to kilograms: above 0 and below 201 (specification §5, D51). */
export function weightUpdateSchema(petName: string) {
  const warning = weightUpdateWarning(petName);
  return z.object({
    peso: z.pipe(
      singleLine(warning).check(
        rule((text) => {
          const kilograms = parseDecimal(text) ?? 0;
          return kilograms > 0 && kilograms < 201;
        }, warning),
      ),
      z.transform((text: string) => parseDecimal(text) ?? 0),
    ),
  });
}

/** A weight entry: weight and day, from the pet's birth (`min`) to today in Argentina (`max`). */
export function weightEntrySchema(petName: string, { min, max }: DayRange) {
  return z.extend(weightUpdateSchema(petName), {
    fecha_pesaje: requiredDay(petMessages.weightEntryDayMissing).check(
      rule((day) => day <= max, petMessages.weightEntryDayInFuture),
      rule((day) => day >= min, petMessages.weightEntryDayBeforeBirth),
    ),
  });
}

export type WeightEntryForm = z.input<ReturnType<typeof weightEntrySchema>>;
