import * as z from 'zod/mini';
import { claimFileMessages } from '../messages.ts';
import { parsePesos } from '../number.ts';
import { maxLength, requiredCollapsedLine, requiredLine, rule } from '../rules.ts';

/** In code points. */
const CONCEPT_MAXIMUM = 100;

/** Pesos; more is a typing error. */
export const RECEIPT_AMOUNT_MAXIMUM = 1_000_000_000;

/** What was paid, and how much in whole pesos as text (specification §5 *Receipt*, D57). */
export const receiptSchema = z.object({
  concepto: requiredCollapsedLine(claimFileMessages.conceptMissing).check(
    maxLength(CONCEPT_MAXIMUM, claimFileMessages.conceptTooLong),
  ),
  monto: requiredLine(claimFileMessages.amountMissing).check(
    rule((text) => (parsePesos(text)?.pesos ?? 0) > 0, claimFileMessages.amountMissing),
    rule((text) => (parsePesos(text)?.pesos ?? 0) <= RECEIPT_AMOUNT_MAXIMUM, claimFileMessages.amountTooHigh),
    z.overwrite((text) => String(parsePesos(text)?.pesos)),
  ),
});

export type ReceiptForm = z.input<typeof receiptSchema>;
