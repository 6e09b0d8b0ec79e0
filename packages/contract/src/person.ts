import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { created, day, gender, id, idText, text } from './primitives.ts';

const name = text(100);
const street = text(200);

/** Specification §3 *Person*. `localidad` and `provincia` are the names to show beside the id. */
export const person = z.object({
  nombre: z.string(),
  apellido: z.string(),
  dni: z.string(),
  tel_celular: z.string(),
  fecha_nacimiento: day,
  genero: gender,
  email: z.string(),
  datosDomicilio: z.object({
    direccion: z.string(),
    numero: z.string(),
    piso: z.nullable(z.string()),
    departamento: z.nullable(z.string()),
    localidadId: id,
    localidad: z.string(),
    provincia: z.string(),
  }),
});
export type Person = z.infer<typeof person>;

export const getPerson = defineCall({
  id: 'getPerson',
  summary: 'The personal data of the caller; 404 means that there are none yet',
  method: 'GET',
  path: '/app/user/personas',
  access: 'owner',
  status: 200,
  response: person,
  errors: ['not_found'],
});

export const createPerson = defineCall({
  id: 'createPerson',
  summary: 'Give the personal data for the first time; later changes go through a change request',
  method: 'POST',
  path: '/app/user/personas',
  access: 'owner',
  body: z.object({
    datos_persona: z.object({
      nombre: name,
      apellido: name,
      dni: text(20),
      tel_celular: text(30),
      fecha_nacimiento: text(10),
      genero: text(1),
    }),
    datos_domicilio: z.object({
      direccion: street,
      numero: text(50),
      piso: z.optional(z.nullable(text(50))),
      departamento: z.optional(z.nullable(text(50))),
      localidad: id,
    }),
  }),
  status: 201,
  response: created,
  errors: ['person_exists', 'invalid_fields'],
});

/** All keys are present, unchanged ones are null; `fechaNac` alone is `DD-MM-YYYY` (specification §3, D14, D15). */
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

/** Only the changed keys besides `mascotaId` (specification §3). */
export const petChangeRequest = z.object({
  mascotaId: id,
  mascotaNombre: z.optional(name),
  mascotaColor: z.optional(name),
  mascotaSexo: z.optional(text(1)),
  mascotaFechaNac: z.optional(text(10)),
  mascotaEspecie: z.optional(text(20)),
  mascotaRaza: z.optional(name),
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

export const locality = z.object({ id, nombre: z.string() });
export type Locality = z.infer<typeof locality>;

export const listLocalities = defineCall({
  id: 'listLocalities',
  summary: 'The localities of a province, by the province name',
  method: 'POST',
  path: '/app/public/localidades',
  access: 'public',
  body: z.object({ provincia: text(100) }),
  status: 200,
  response: z.array(locality),
  errors: ['not_found'],
});

export const getProvince = defineCall({
  id: 'getProvince',
  summary: 'The province that a locality belongs to',
  method: 'GET',
  path: '/web/get-provincia',
  access: 'public',
  query: z.object({ id: idText }),
  status: 200,
  response: z.object({ id, nombre: z.string() }),
  errors: ['not_found'],
});
