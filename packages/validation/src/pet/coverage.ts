import * as z from 'zod/mini';
import { petMessages } from '../messages.ts';
import { rule } from '../rules.ts';

function chosenId(missing: string) {
  return z.pipe(
    z
      .nullable(z.number({ error: missing }))
      .check(rule((id) => id !== null && Number.isInteger(id) && id > 0, missing)),
    z.transform((id: number | null) => id ?? 0),
  );
}

/** `datos_pago` of a new pet (specification §3, §5); `id` is the payment method. Null until chosen. */
export const coverageSchema = z.object({
  plan: chosenId(petMessages.planMissing),
  id: chosenId(petMessages.paymentMissing),
});

export type CoverageForm = z.input<typeof coverageSchema>;
