import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { documentSlot } from './claim-files.ts';
import { day, id, idText, instant, money, nothing, text } from './primitives.ts';

/** A consultation, or what the vet of a consultation asked for (specification §3 *Indication*). */
export const indicationKind = z.enum([
  'consulta',
  'estudioMascota',
  'internacionMascota',
  'cirugiaMascota',
  'practicaMascota',
]);
export type IndicationKind = z.infer<typeof indicationKind>;

/** PENDIENTE waits for the owner to send it, ENVIADO for the vet (specification §4 *Indication*). */
export const indicationState = z.enum(['PENDIENTE', 'ENVIADO', 'COMPLETADO']);
export type IndicationState = z.infer<typeof indicationState>;

/** Entered by the owner (D87), or of the insurer's network (D86). */
export const vetKind = z.enum(['VetContact', 'VetNetwork']);

/**
 * Specification §3 *Claim*. `fecha_carga` is an instant on the day of the illness or accident (D18), `creado` when it was filed.
 * `pagoATercero`: a third party is paid.
 */
export const claim = z.object({
  id,
  fecha_carga: instant,
  denuncia_administrativa: z.string(),
  mascotaId: id,
  creado: instant,
  pagoATercero: z.boolean(),
  vet_forms: z.array(z.object({ id, estado: z.enum(['ENVIADO', 'COMPLETADO', 'DECLINADO']) })),
});
export type Claim = z.infer<typeof claim>;

/** APROBADO accepts receipts in whole or in part, RECHAZADO none; CERRADO ends a claim without a decision. */
export const resolutionState = z.enum(['APROBADO', 'RECHAZADO', 'CERRADO']);
export type ResolutionState = z.infer<typeof resolutionState>;

/** The totals of a decision over all receipts, in whole pesos (D98). */
export const claimResult = z.object({
  estado: resolutionState,
  pedido: money,
  reconocido: money,
  pagado: money,
});
export type ClaimResult = z.infer<typeof claimResult>;

/** A claim in a list; `resultado` is null before there is a decision. */
export const listedClaim = z.extend(claim, { resultado: z.nullable(claimResult) });
export type ListedClaim = z.infer<typeof listedClaim>;

const claimQuery = z.object({ siniestroId: idText });

export const createClaim = defineCall({
  id: 'createClaim',
  summary:
    'File a claim; `data` is its id, or the sentence that says why the insurer does not take it (D17, D84)',
  method: 'POST',
  path: '/app/siniestro/create-siniestro',
  access: 'owner',
  body: z.object({ fecha_carga: text(40), denuncia_administrativa: text(4000), mascotaId: id }),
  status: 200,
  response: z.object({ data: z.union([id, z.string()]) }),
  errors: ['invalid_fields', 'not_found'],
});

export const listClaims = defineCall({
  id: 'listClaims',
  summary: 'The claims of a pet, newest first',
  method: 'GET',
  path: '/app/siniestro/siniestros',
  access: 'owner',
  query: z.object({ id: idText }),
  status: 200,
  response: z.array(listedClaim),
  errors: ['not_found'],
});

export const getClaim = defineCall({
  id: 'getClaim',
  summary: 'One claim of the caller',
  method: 'GET',
  path: '/app/siniestro/siniestro',
  access: 'owner',
  query: claimQuery,
  status: 200,
  response: claim,
  errors: ['not_found'],
});

export const claimSymptom = z.object({ id, nombre: z.string() });
export type ClaimSymptom = z.infer<typeof claimSymptom>;

export const listClaimSymptoms = defineCall({
  id: 'listClaimSymptoms',
  summary: 'The symptoms that the vet or the insurer noted of a claim (D85)',
  method: 'GET',
  path: '/app/sintomas/sintomas-siniestro',
  access: 'owner',
  query: claimQuery,
  status: 200,
  response: z.array(claimSymptom),
  errors: ['not_found'],
});

/** Specification §3 *Movement*. `razon` may begin with `PENDIENTE:`, `APROBADO:` or `COMPLETADO:`. */
export const claimMovement = z.object({
  fecha_movimiento: instant,
  razon: z.string(),
  icono: z.enum(['reloj', 'tilde', 'bandera', 'mensaje']),
  color: z.enum(['warning', 'success', 'primary', 'medium']),
});
export type ClaimMovement = z.infer<typeof claimMovement>;

export const listClaimMovements = defineCall({
  id: 'listClaimMovements',
  summary: 'The movements of a claim, newest first',
  method: 'GET',
  path: '/app/mov-siniestro/get-mov-siniestro',
  access: 'owner',
  query: claimQuery,
  status: 200,
  response: z.array(claimMovement),
  errors: ['not_found'],
});

/** Specification §3 *Completed vet form*. */
export const completedVetForm = z.object({
  veterinario: z.object({ nombre: z.string(), apellido: z.string() }),
  consulta: z.nullable(z.string()),
  diagnostico: z.nullable(z.string()),
  cirugiasMascota: z.array(z.object({ operacionRealizada: z.string() })),
  estudiosMascota: z.array(z.object({ tipoEstudio: z.string(), descripcionEstudio: z.nullable(z.string()) })),
  farmacologiaMascota: z.array(z.object({ descripcion: z.string() })),
  internacionesMascota: z.array(z.object({ terapiasRealizadas: z.string() })),
  practicasMascota: z.array(
    z.object({ tipoPractica: z.string(), descripcionPractica: z.nullable(z.string()) }),
  ),
});
export type CompletedVetForm = z.infer<typeof completedVetForm>;

/**
 * An indication with its vet, the form that was sent (`completado` holds the vet's answers) and the state of its link in `enlace`
 * (D89): `estado` is the latest event, the others say when; `entregado` means that the mail server accepted it. `updatedAt` of
 * the form changes when it is sent again (D66).
 */
export const indication = z.object({
  id,
  tipo: indicationKind,
  estado: indicationState,
  created_at: instant,
  descripcionInicial: z.nullable(z.string()),
  siniestroId: id,
  vetFormId: z.nullable(id),
  vet: z.nullable(
    z.object({
      id,
      nombre: z.string(),
      mail: z.string(),
      telefono: z.string(),
      tipo: vetKind,
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  vetForm: z.nullable(
    z.object({
      id,
      createdAt: instant,
      updatedAt: instant,
      fechaAtencionSegunCliente: z.nullable(day),
      completado: z.nullable(completedVetForm),
    }),
  ),
  enlace: z.nullable(
    z.object({
      estado: z.enum([
        'enviado',
        'entregado',
        'rebotado',
        'abierto',
        'empezado',
        'completado',
        'vencido',
        'declinado',
      ]),
      enviado: instant,
      entregado: z.nullable(instant),
      rebotado: z.nullable(instant),
      abierto: z.nullable(instant),
      empezado: z.nullable(instant),
      completado: z.nullable(instant),
      corregido: z.nullable(instant),
      declinado: z.nullable(instant),
      vence: instant,
      recordatorios: z.array(instant),
      recordatoriosDetenidos: z.nullable(instant),
    }),
  ),
});
export type Indication = z.infer<typeof indication>;

export const listIndications = defineCall({
  id: 'listIndications',
  summary: 'The indications of a claim, oldest first, each with its vet form (D83)',
  method: 'GET',
  path: '/app/vet-form/sub-vet-form',
  access: 'owner',
  query: z.object({ id: idText }),
  status: 200,
  response: z.array(indication),
  errors: ['not_found'],
});

const veterinario = z.object({
  nombre: text(200),
  mail: text(254),
  telefono: text(40),
  tipo: z.optional(vetKind),
});

export const sendVetLink = defineCall({
  id: 'sendVetLink',
  summary:
    'Send a vet a form by mail: for the pending indications in `derivaciones`, or without any for a consultation; 422 when the claim is decided',
  method: 'POST',
  path: '/app/vet-form/link',
  access: 'owner',
  body: z.object({
    veterinario,
    derivaciones: z.array(z.object({ id, tipo: indicationKind })).check(z.maxLength(50)),
    siniestroId: id,
    fechaAtencion: z.optional(z.nullable(text(10))),
  }),
  status: 201,
  response: z.object({ success: z.literal(true), vetFormId: id }),
  errors: ['invalid_fields', 'not_found'],
});

export const resendVetLink = defineCall({
  id: 'resendVetLink',
  summary:
    'Send the form of an indication again, which prolongs it; false when the vet is done with it or it was not sent, 422 when the claim is decided',
  method: 'POST',
  path: '/app/vet-form/re-send-link',
  access: 'owner',
  body: z.object({
    subVetFormId: id,
    data: z.object({
      veterinario,
      siniestroId: id,
      fechaAtencion: z.optional(z.nullable(text(10))),
    }),
  }),
  status: 200,
  response: z.object({ success: z.boolean() }),
  errors: ['invalid_fields', 'not_found'],
});

export const stopVetReminders = defineCall({
  id: 'stopVetReminders',
  summary: 'Remind the vet of an indication no more (D89)',
  method: 'POST',
  path: '/app/vet-form/detener-recordatorios',
  access: 'owner',
  body: z.object({ subVetFormId: id }),
  status: 200,
  response: nothing,
  errors: ['not_found'],
});

export const getVetFormLink = defineCall({
  id: 'getVetFormLink',
  summary:
    'The URL of the form that an indication was sent with, to show its vet as a QR; 404 when the vet is done with it or it is over',
  method: 'GET',
  path: '/app/vet-form/enlace',
  access: 'owner',
  query: z.object({ id: idText }),
  status: 200,
  response: z.object({ url: z.string() }),
  errors: ['not_found'],
});

/** Specification §3 *Recommended vet*. `id` is unique together with `tipo`. */
export const suggestedVet = z.object({
  id,
  nombre: z.string(),
  apellido: z.string(),
  mail: z.string(),
  telefono: z.string(),
  tipo: vetKind,
});
export type SuggestedVet = z.infer<typeof suggestedVet>;

export const listSuggestedVets = defineCall({
  id: 'listSuggestedVets',
  summary:
    'Vets for a kind of indication: whom the caller wrote to, then the network’s, nearest first (D86); `id` of indication or claim',
  method: 'GET',
  path: '/app/veterinario/sugeridos-sub-vet-form',
  access: 'owner',
  query: z.object({ id: idText, tipo: indicationKind }),
  status: 200,
  response: z.array(suggestedVet),
  errors: ['not_found'],
});

/** Why less is recognised of a receipt than was claimed. */
export const reductionCode = z.enum(['franquicia', 'tope', 'no_cubierto', 'fuera_de_vigencia', 'otro']);
export type ReductionCode = z.infer<typeof reductionCode>;

/**
 * One receipt in a decision, in whole pesos. `motivo` where less is recognised than claimed, unless the whole claim was rejected
 * or closed; `fecha` and `cuenta` (last four digits) once paid.
 */
export const resolutionLine = z.object({
  comprobanteId: id,
  vetFormId: id,
  concepto: z.string(),
  pedido: money,
  reconocido: money,
  motivo: z.nullable(z.object({ codigo: reductionCode, texto: z.string() })),
  pagado: money,
  fecha: z.nullable(instant),
  cuenta: z.nullable(z.string()),
});

/** The insurer's decision (D98). The totals are the sums of the lines; `motivo` for a rejected or closed claim. */
export const resolution = z.extend(claimResult, {
  decidido: instant,
  motivo: z.nullable(z.string()),
  lineas: z.array(resolutionLine),
});
export type Resolution = z.infer<typeof resolution>;

export const getResolution = defineCall({
  id: 'getResolution',
  summary: 'What was decided of a claim, receipt by receipt; 404 before there is a decision (D98)',
  method: 'GET',
  path: '/app/siniestro/resolucion',
  access: 'owner',
  query: claimQuery,
  status: 200,
  response: resolution,
  errors: ['not_found'],
});

/** D91. */
export const claimStage = z.enum([
  'denuncia',
  'veterinario',
  'documentacion',
  'comprobantes',
  'revision',
  'resolucion',
  'pago',
]);
export type ClaimStage = z.infer<typeof claimStage>;

/** Who has to act. */
export const claimActor = z.enum(['usted', 'veterinario', 'nosotros']);
export type ClaimActor = z.infer<typeof claimActor>;

/** A claim that waits for somebody, and the documents that it lacks. */
export const waitingClaim = z.object({
  siniestroId: id,
  mascotaId: id,
  etapa: claimStage,
  responsable: claimActor,
  falta: z.array(documentSlot),
});
export type WaitingClaim = z.infer<typeof waitingClaim>;

export const listWaitingClaims = defineCall({
  id: 'listWaitingClaims',
  summary: 'The claims of the caller that wait for somebody, newest first (D91)',
  method: 'GET',
  path: '/app/siniestro/pendientes',
  access: 'owner',
  status: 200,
  response: z.array(waitingClaim),
  errors: [],
});
