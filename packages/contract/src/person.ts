import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { created, day, gender, id, idText, text } from './primitives.ts';

const name = text(100);
const street = text(200);

/** Specification §3 *Person*. `localidad` and `provincia` are names for display. */
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
