import * as z from 'zod/mini';
import { cbuMessages } from '../messages.ts';
import { rule, singleLine } from '../rules.ts';
import { compactNumber } from './number-text.ts';

/**
 * A bank account (specification §5): only the 22 digits block (D54). `tipo` is 30 for a savings, 31 for a checking account.
 * Outputs the body of `createPaymentMethod`.
 */
export const cbuSchema = z.pipe(
  z.object({
    tipo: z.union([z.literal(30), z.literal(31)]),
    numero_pago: singleLine(cbuMessages.number).check(
      z.overwrite(compactNumber),
      rule((text) => /^\d{22}$/.test(text), cbuMessages.number),
    ),
  }),
  z.transform(({ numero_pago, tipo }) => ({ numero_pago, vencimiento: null, tipo })),
);

export type CbuForm = z.input<typeof cbuSchema>;
