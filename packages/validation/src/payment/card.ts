import * as z from 'zod/mini';
import type { Day } from '../day/day.ts';
import { cardMessages, textMessages } from '../messages.ts';
import { maxLength, requiredLine, rule, singleLine } from '../rules.ts';
import { expiryToInstant, isExpiryInside } from './expiry.ts';
import { isLuhnValid } from './luhn.ts';
import { compactNumber } from './number-text.ts';

const NUMBER_MAXIMUM = 19;
const HOLDER_MAXIMUM = 100;

/** The rules of a card brand from mediopagos. */
export interface CardMedium {
  readonly id: number;
  readonly verifica: 'luhn' | 'cbu' | 'other';
  readonly size: readonly number[];
}

function fits(number: string, { size, verifica }: CardMedium): boolean {
  return size.includes(number.length) && (verifica !== 'luhn' || isLuhnValid(number));
}

/** Without a brand, checks only what holds for all: the missing brand has its own message. */
function cardNumber(medium: CardMedium | null) {
  return requiredLine(cardMessages.numberMissing).check(
    z.overwrite(compactNumber),
    rule((text) => /^\d+$/.test(text) && !/^0+$/.test(text), cardMessages.numberInvalid),
    rule((text) => text.length <= NUMBER_MAXIMUM, cardMessages.numberInvalid),
    rule((text) => medium === null || fits(text, medium), cardMessages.numberInvalid),
  );
}

function expiry(today: Day) {
  return z.pipe(
    requiredLine(cardMessages.expiryMissing).check(
      rule((text) => isExpiryInside(text, today), cardMessages.expiryInvalid),
    ),
    z.transform((text: string) => expiryToInstant(text) ?? ''),
  );
}

/**
 * A credit card (specification §5, D16, D53): `numero_pago` and `vencimiento` (`MM/YY`) as typed, `tipo` the id of the brand and
 * `medium` its rules. Outputs the body of `createPaymentMethod`, which has no holder's name.
 */
export function cardSchema({ medium, today }: { medium: CardMedium | null; today: Day }) {
  return z.pipe(
    z.object({
      tipo: z
        .nullable(z.number({ error: cardMessages.brandMissing }))
        .check(rule((id) => medium !== null && id === medium.id, cardMessages.brandMissing)),
      numero_pago: cardNumber(medium),
      vencimiento: expiry(today),
      titular: z.optional(singleLine().check(maxLength(HOLDER_MAXIMUM, textMessages.tooLong))),
    }),
    z.transform((card) => ({
      numero_pago: card.numero_pago,
      vencimiento: card.vencimiento,
      tipo: card.tipo ?? 0,
    })),
  );
}

export type CardForm = z.input<ReturnType<typeof cardSchema>>;
