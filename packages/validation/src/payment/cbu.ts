import * as z from 'zod/mini';
import { cbuMessages } from '../messages.ts';
import { rule, typedLine } from '../rules.ts';
import { compactNumber } from './number-text.ts';

/**
 * A bank account (specification §5): 22 digits are the only rule that blocks (D54). `tipo` is 30 for a savings and 31 for a
 * checking account. Out comes the body of `createPaymentMethod`.
 */
export const cbuSchema = z.pipe(
  z.object({
    tipo: z.union([z.literal(30), z.literal(31)]),
    numero_pago: typedLine(cbuMessages.number).check(
      z.overwrite(compactNumber),
      rule((text) => /^\d{22}$/.test(text), cbuMessages.number),
    ),
  }),
  z.transform(({ numero_pago, tipo }) => ({ numero_pago, vencimiento: null, tipo })),
);

/** What the CBU form holds. */
export type CbuForm = z.input<typeof cbuSchema>;
