import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { petChangeData } from './pet-data.ts';
import { id, idText, instant, nothing, text } from './primitives.ts';

const name = text(100);
const street = text(200);

/** All keys are present, unchanged ones are null; only `fechaNac` is `DD-MM-YYYY` (specification §3, D14, D15). */
export const personChangeRequest = z.object({
  mascotaId: z.nullable(id),
  nombre: z.nullable(name),
  apellido: z.nullable(name),
  dni: z.nullable(text(20)),
  telCelular: z.nullable(text(30)),
  fechaNac: z.nullable(text(10)),
  genero: z.nullable(text(1)),
  direccion: z.nullable(street),
  numero: z.nullable(text(50)),
  piso: z.nullable(text(50)),
  dpto: z.nullable(text(50)),
  provincia: z.nullable(text(100)),
  localidad: z.nullable(id),
  localidadString: z.nullable(text(200)),
});
export type PersonChangeRequest = z.infer<typeof personChangeRequest>;

/** All keys null, to spread changes over. */
export const unchangedPerson: PersonChangeRequest = {
  mascotaId: null,
  nombre: null,
  apellido: null,
  dni: null,
  telCelular: null,
  fechaNac: null,
  genero: null,
  direccion: null,
  numero: null,
  piso: null,
  dpto: null,
  provincia: null,
  localidad: null,
  localidadString: null,
};

/** Only the changed keys besides `mascotaId` (specification §3). */
export const petChangeRequest = z.object({
  mascotaId: id,
  ...petChangeData.shape,
});
export type PetChangeRequest = z.infer<typeof petChangeRequest>;

export const requestDataChange = defineCall({
  id: 'requestDataChange',
  summary:
    'Ask the insurer to change data of a pet or of the person; the kinds are told apart by their keys (D14)',
  method: 'POST',
  path: '/app/user/datos/update',
  access: 'owner',
  body: z.union([z.strictObject(personChangeRequest.shape), z.strictObject(petChangeRequest.shape)]),
  status: 201,
  response: z.object({ id, estado: z.literal('PENDIENTE') }),
  errors: ['change_pending', 'invalid_fields', 'not_found'],
});

/** Specification §4 *Edit pet*, *Personal data*; D81. */
export const changeState = z.enum(['PENDIENTE', 'APROBADA', 'RECHAZADA']);
export type ChangeState = z.infer<typeof changeState>;

/** `campo` is the name in the request, `antes` and `despues` are formatted for display; null is empty. */
export const changedField = z.object({
  campo: z.string(),
  antes: z.nullable(z.string()),
  despues: z.nullable(z.string()),
});
export type ChangedField = z.infer<typeof changedField>;

/** `mascotaId` is null for the person's own data; `vista`: the owner has seen the outcome; `motivo` of a rejection. */
export const changeRequest = z.object({
  id,
  estado: changeState,
  mascotaId: z.nullable(id),
  creada: instant,
  resuelta: z.nullable(instant),
  motivo: z.nullable(z.string()),
  vista: z.boolean(),
  campos: z.array(changedField),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

export const listChangeRequests = defineCall({
  id: 'listChangeRequests',
  summary: 'What the caller asked to change and what became of it, newest first',
  method: 'GET',
  path: '/app/user/datos/solicitudes',
  access: 'owner',
  status: 200,
  response: z.array(changeRequest),
  errors: [],
});

export const markChangeRequestSeen = defineCall({
  id: 'markChangeRequestSeen',
  summary: 'The owner has read what became of a request',
  method: 'POST',
  path: '/app/user/datos/solicitudes/{id}/vista',
  access: 'owner',
  params: z.object({ id: idText }),
  status: 200,
  response: nothing,
  errors: ['not_found'],
});
