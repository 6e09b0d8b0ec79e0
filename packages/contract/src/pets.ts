import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { newPetData, petData } from './pet-data.ts';
import { bytes, created, day, file, id, idText, text } from './primitives.ts';

export const weightEntry = z.object({ fecha_pesaje: day, peso: z.number() });
export type WeightEntry = z.infer<typeof weightEntry>;

/**
 * Specification §3 *Pet*. `peso` in kilograms; `img_link` a small base64 JPEG, bare or as a data URL; `foto_link` the path of the
 * full photo (`getPetPhoto`), which needs the bearer token; `plan` the plan's name, `vigencia` the first and the last day of
 * coverage, `anulada` the Argentine day on which the insurer ended the policy, absent otherwise.
 */
export const pet = z.object({
  id,
  ...petData.shape,
  peso: z.nullable(z.number()),
  fecha_pesaje: z.nullable(day),
  img_link: z.nullable(z.string()),
  foto_link: z.nullable(z.string()),
  siniestros: z.array(z.object({ id })),
  historial_peso: z.array(weightEntry),
  plan: z.string(),
  vigencia: z.optional(z.object({ desde: day, hasta: day })),
  anulada: z.optional(day),
});
export type Pet = z.output<typeof pet>;

export const listPets = defineCall({
  id: 'listPets',
  summary: 'The pets of the caller',
  method: 'GET',
  path: '/app/user/mascotas',
  access: 'owner',
  status: 200,
  response: z.array(pet),
  errors: [],
});

export const getPet = defineCall({
  id: 'getPet',
  summary: 'One pet of the caller; somebody else’s answers 404 like an unknown id (D26)',
  method: 'GET',
  path: '/app/user/mascotas/{id}',
  access: 'owner',
  params: z.object({ id: idText }),
  status: 200,
  response: pet,
  errors: ['not_found'],
});

export const createPet = defineCall({
  id: 'createPet',
  summary: 'Contract insurance for a new pet; its holder has given their personal data before',
  method: 'POST',
  path: '/app/user/mascotas',
  access: 'owner',
  body: z.object({
    datos_mascota: z.object({
      ...newPetData.shape,
      peso: z.optional(z.nullable(z.number())),
      fecha_pesaje: z.optional(z.nullable(text(10))),
    }),
    datos_pago: z.object({ id, plan: id }),
    codigo_vendedor: z.nullable(text(50)),
  }),
  status: 201,
  response: created,
  errors: ['person_required', 'invalid_fields'],
});

export const createWeightEntry = defineCall({
  id: 'createWeightEntry',
  summary: 'Note what a pet weighs; a second weighing of the same day takes the place of the first',
  method: 'POST',
  path: '/app/user/mascotas/historial-peso',
  access: 'owner',
  body: z.object({ mascotaId: id, peso: z.number(), fecha_pesaje: text(10) }),
  status: 201,
  response: created,
  errors: ['invalid_fields', 'not_found'],
});

const petPhoto = z.object({ img_link: z.string(), foto_link: z.string() });

export const uploadPetPhoto = defineCall({
  id: 'uploadPetPhoto',
  summary: 'Give a pet its photo: a JPEG, validated by its bytes, kept without metadata',
  method: 'POST',
  path: '/app/user/mascotas/profilepic',
  access: 'owner',
  consumes: 'multipart/form-data',
  body: z.object({ mascotaId: idText, pic: file }),
  status: 200,
  response: petPhoto,
  errors: ['invalid_fields', 'not_found', 'body_too_large', 'unsupported_media_type'],
});

/** `hash` identifies a version of the photo. */
export const getPetPhoto = defineCall({
  id: 'getPetPhoto',
  summary: 'The full photo of a pet; the URLs are the `foto_link` of a pet',
  method: 'GET',
  path: '/app/user/mascotas/{id}/foto/{hash}',
  access: 'owner',
  params: z.object({ id: idText, hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  status: 200,
  response: bytes,
  produces: 'image/jpeg',
  errors: ['not_found'],
});
