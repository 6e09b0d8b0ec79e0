import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day, nothing, text } from './primitives.ts';

export const requestSyncLink = defineCall({
  id: 'requestSyncLink',
  summary: 'Mail a single-use link that associates the policies contracted elsewhere under an address',
  method: 'POST',
  path: '/app/user/mascotas/generar-link',
  access: 'owner',
  body: z.object({ email: text(254) }),
  status: 200,
  response: nothing,
  errors: ['person_required', 'invalid_fields'],
});

/** Of a card (specification §3 *Insurance plan record for the card*, §9). Not yet, still, no longer, or cancelled. */
export const policyState = z.enum(['futura', 'vigente', 'vencida', 'anulada']);
export type PolicyState = z.infer<typeof policyState>;

/**
 * What a card shows. `nombre` is the pet's, `date` and `hasta` the first and last day of cover (one year), `titular` the
 * holder's name, `verificacion` the public address that the QR leads to.
 */
export const cardRecord = z.object({
  nombre: z.string(),
  plan: z.string(),
  poliza: z.string(),
  date: day,
  hasta: day,
  estado: policyState,
  titular: z.string(),
  verificacion: z.string(),
});
export type CardRecord = z.infer<typeof cardRecord>;

export const listCardRecords = defineCall({
  id: 'listCardRecords',
  summary: 'The policies of the caller as their cards show them; an address of somebody else has none',
  method: 'GET',
  path: '/web/planes_portal',
  access: 'owner',
  query: z.object({ email: text(254) }),
  status: 200,
  response: z.array(cardRecord),
  errors: [],
});
