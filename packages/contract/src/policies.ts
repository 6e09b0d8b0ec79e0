import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day, instant, nothing, text } from './primitives.ts';

export const requestSyncLink = defineCall({
  id: 'requestSyncLink',
  summary: 'Mail a single-use link that associates the policies taken out elsewhere under an email',
  method: 'POST',
  path: '/app/user/mascotas/generar-link',
  access: 'owner',
  body: z.object({ email: text(254) }),
  status: 200,
  response: nothing,
  errors: ['person_required', 'invalid_fields'],
});

/** The state on a card (specification §3 *Insurance plan record for the card*, §9). */
export const policyState = z.enum(['futura', 'vigente', 'vencida', 'anulada']);
export type PolicyState = z.infer<typeof policyState>;

/**
 * What a card shows. `nombre` is the pet's, `date` and `hasta` the first and last day of coverage (one year), `titular` the holder's
 * name, `anulada` the Argentine day on which the insurer ended it, `verificacion` the public URL in the QR.
 */
export const cardRecord = z.object({
  nombre: z.string(),
  plan: z.string(),
  poliza: z.string(),
  date: day,
  hasta: day,
  estado: policyState,
  anulada: z.nullable(day),
  titular: z.string(),
  verificacion: z.string(),
});
export type CardRecord = z.infer<typeof cardRecord>;

export const listCardRecords = defineCall({
  id: 'listCardRecords',
  summary: 'The policies of the caller as their cards show them; an email of somebody else has none',
  method: 'GET',
  path: '/web/planes_portal',
  access: 'owner',
  query: z.object({ email: text(254) }),
  status: 200,
  response: z.array(cardRecord),
  errors: [],
});

export const cancellationReason = z.enum([
  'PRECIO',
  'OTRO_SEGURO',
  'FALLECIMIENTO',
  'ATENCION',
  'OTRO',
  'SIN_RESPUESTA',
]);
export type CancellationReason = z.infer<typeof cancellationReason>;

/** CONFIRMADA ends the policy, which is ANULADA from then on (D35). */
export const cancellationState = z.enum(['PENDIENTE', 'CONFIRMADA', 'RECHAZADA']);
export type CancellationState = z.infer<typeof cancellationState>;

/** `codigo` is the reference number, `mascota` the pet's name, `respuesta` why it was rejected. */
export const cancellationRequest = z.object({
  codigo: z.string(),
  poliza: z.string(),
  mascota: z.string(),
  motivo: cancellationReason,
  detalle: z.nullable(z.string()),
  estado: cancellationState,
  fecha: instant,
  resuelta: z.nullable(instant),
  respuesta: z.nullable(z.string()),
});
export type CancellationRequest = z.infer<typeof cancellationRequest>;

export const requestCancellation = defineCall({
  id: 'requestCancellation',
  summary: 'Ask the insurer to end a policy of the caller; the reference number also goes out by mail (D35)',
  method: 'POST',
  path: '/app/user/bajas-cobertura',
  access: 'owner',
  body: z.object({
    poliza: text(40),
    motivo: cancellationReason,
    detalle: z.optional(z.nullable(text(1000))),
  }),
  status: 201,
  response: cancellationRequest,
  errors: ['cancellation_pending', 'invalid_fields', 'not_found'],
});

export const listCancellationRequests = defineCall({
  id: 'listCancellationRequests',
  summary: 'Which policies the caller asked to end and what became of it, newest first',
  method: 'GET',
  path: '/app/user/bajas-cobertura',
  access: 'owner',
  status: 200,
  response: z.array(cancellationRequest),
  errors: [],
});
