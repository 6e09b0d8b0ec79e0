import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { created, id, instant, text } from './primitives.ts';

/** `tipo` of the two bank-account entries of mediopagos (specification §7). */
export const SAVINGS_CBU = 30;
export const CHECKING_CBU = 31;

/** `numero_pago` is masked (D24); `tipo` is an id of mediopagos; `vencimiento` is null for a CBU. */
export const paymentMethod = z.object({
  id,
  numero_pago: z.string(),
  tipo: id,
  vencimiento: z.nullable(instant),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const listPaymentMethods = defineCall({
  id: 'listPaymentMethods',
  summary: 'The payment methods of the caller, numbers masked',
  method: 'GET',
  path: '/app/user/datospagos',
  access: 'owner',
  status: 200,
  response: z.array(paymentMethod),
  errors: [],
});

export const createPaymentMethod = defineCall({
  id: 'createPaymentMethod',
  summary: 'Add a card or a CBU; one that is there already answers 200 with its id',
  method: 'POST',
  path: '/app/user/datospagos',
  access: 'owner',
  body: z.object({ numero_pago: text(64), vencimiento: z.nullable(text(40)), tipo: id }),
  status: 201,
  alsoSucceeds: 200,
  response: created,
  errors: ['invalid_fields'],
});

/** `verifica` is the check of the number, `size` the allowed lengths, `bins` the prefixes. */
export const paymentMedium = z.object({
  id,
  tipo: z.string(),
  is_active: z.boolean(),
  verifica: z.enum(['luhn', 'cbu', 'other']),
  size: z.array(z.int().check(z.positive())),
  bins: z.array(z.string()),
});
export type PaymentMedium = z.infer<typeof paymentMedium>;

export const listPaymentMediums = defineCall({
  id: 'listPaymentMediums',
  summary: 'The card brands and bank-account kinds with their rules',
  method: 'GET',
  path: '/web/mediopagos',
  access: 'public',
  status: 200,
  response: z.array(paymentMedium),
  errors: [],
});
