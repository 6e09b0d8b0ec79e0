import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { isDay } from '../day/day.ts';
import { requiredEmail } from '../email.ts';
import { dayMessages, personMessages, textMessages, vetContactMessages } from '../messages.ts';
import { phoneNumber } from '../phone-number.ts';
import { maxLength, requiredDay, requiredLine, rule, singleLine } from '../rules.ts';
import { collapseBlanks, hasInvisible } from '../text.ts';

const NAME_MAXIMUM = 100;
/** Letters, and the full stop of a title: `Dra. Paz`. */
const letters = /^[\p{L}\p{M} .'’ʼ\-‐‑]+$/u;

export const vetPhone = phoneNumber(vetContactMessages.phoneMissing);

/** Specification §5 *Vet contact*, D59, D87. `tipo` if recommended. */
const veterinario = z.object({
  nombre: requiredLine(vetContactMessages.nameMissing, collapseBlanks).check(
    rule((text) => text.split(' ').length >= 2, vetContactMessages.nameMissing),
    rule((text) => letters.test(text) && !hasInvisible(text), personMessages.lettersOnly),
    maxLength(NAME_MAXIMUM, textMessages.tooLong),
  ),
  mail: requiredEmail(vetContactMessages.emailMissing, vetContactMessages.emailInvalid),
  telefono: vetPhone,
  tipo: z.optional(z.enum(['VetContact', 'VetNetwork'])),
});

/** `fechaAtencion` is the day that the vet attended the pet. */
export function vetContactSchema(today: Day) {
  return z.object({
    veterinario,
    fechaAtencion: requiredDay(vetContactMessages.dayMissing).check(
      rule((day) => day <= today, vetContactMessages.dayInFuture),
    ),
  });
}

export type VetContactForm = z.input<ReturnType<typeof vetContactSchema>>;

/** As sent: studies that are yet to be made have no day (specification §3). */
export function vetLinkSchema(today: Day) {
  return z.object({
    veterinario,
    fechaAtencion: z.pipe(
      z.nullish(
        singleLine().check(
          rule((day) => day === '' || isDay(day), dayMessages.invalid),
          rule((day) => day <= today, vetContactMessages.dayInFuture),
        ),
      ),
      z.transform((day: string | null | undefined) => day || null),
    ),
  });
}
