import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { animal, created, day, id, idText, money, nothing, text } from './primitives.ts';

const kilograms = z.number().check(z.nonnegative(), z.maximum(1000));

/** `presentaciones` are sizes in kilograms. */
export const food = z.object({
  id,
  nombre: z.string(),
  marca: z.string(),
  presentaciones: z.array(kilograms),
  animal,
});
export type Food = z.infer<typeof food>;

export const listFoods = defineCall({
  id: 'listFoods',
  summary: 'The foods for dogs and cats',
  method: 'GET',
  path: '/app/public/alimentos',
  access: 'public',
  status: 200,
  response: z.array(food),
  errors: [],
});

/** Specification §9 *Food modalities*. */
export const purchaseMode = z.enum(['WhatsApp', 'Web', 'Telefono', 'Otros']);
export type PurchaseMode = z.infer<typeof purchaseMode>;

/** What the owner saw on a day, in kilograms (D108 *Queda más o menos*). */
export const foodCorrection = z.object({ id, dia: day, kilos: kilograms });
export type FoodCorrection = z.infer<typeof foodCorrection>;

/**
 * A bag (specification §3 *Food bag*). `total` is its size and `sobrante` what was left of the previous bag, in kilograms;
 * `duracion`: days that `total` is meant to last. `terminada` is the day it ended and what was left, null while in use;
 * `observada` is false where it was estimated. `precio` in whole pesos.
 */
export const foodBag = z.object({
  id,
  alimento: food,
  total: kilograms,
  sobrante: kilograms,
  fechaCompra: day,
  duracion: z.int(),
  contactoProveedor: z.string(),
  nombrePetShop: z.string(),
  modalidadCompra: purchaseMode,
  precio: z.nullable(money),
  stocksAlimentoMascotas: z.array(z.object({ mascotaId: id })),
  correcciones: z.array(foodCorrection),
  terminada: z.nullable(z.object({ dia: day, kilos: kilograms, observada: z.boolean() })),
});
export type FoodBag = z.infer<typeof foodBag>;

export const listFoodBags = defineCall({
  id: 'listFoodBags',
  summary: 'The caller’s bags, those that ended too, newest purchase first',
  method: 'GET',
  path: '/app/user/stock-alimento',
  access: 'owner',
  status: 200,
  response: z.array(foodBag),
  errors: [],
});

export const listPetFoodBags = defineCall({
  id: 'listPetFoodBags',
  summary: 'The bags of which one pet of the caller eats or ate, newest purchase first',
  method: 'GET',
  path: '/app/user/stock-alimento/mascota/{id}',
  access: 'owner',
  params: z.object({ id: idText }),
  status: 200,
  response: z.array(foodBag),
  errors: ['not_found'],
});

const bagFields = {
  mascotas: z.array(id).check(z.maxLength(100)),
  alimentoId: id,
  kilos: z.number(),
  duracion: z.number(),
  fechaCompra: text(10),
  contactoProveedor: text(60),
  nombrePetShop: text(200),
  modalidadCompra: text(20),
  precio: z.optional(z.nullable(z.number())),
};

export const createFoodBag = defineCall({
  id: 'createFoodBag',
  summary:
    'Note a bag that was bought; `renueva` names the one that it follows and what is left of that, which ends and is added (D107)',
  method: 'POST',
  path: '/app/user/stock-alimento',
  access: 'owner',
  body: z.object({ ...bagFields, renueva: z.optional(z.object({ id, kilos: z.number() })) }),
  status: 201,
  response: created,
  errors: ['invalid_fields', 'not_found', 'already_loaded'],
});

export const updateFoodBag = defineCall({
  id: 'updateFoodBag',
  summary: 'Change a bag’s data and who eats of it (D19)',
  method: 'PUT',
  path: '/app/user/stock-alimento',
  access: 'owner',
  body: z.object({ id, ...bagFields }),
  status: 200,
  response: foodBag,
  errors: ['invalid_fields', 'not_found', 'already_loaded'],
});

export const detachFromFoodBag = defineCall({
  id: 'detachFromFoodBag',
  summary: 'Say that pets eat no more of a bag; the last one stays (D19)',
  method: 'PUT',
  path: '/app/user/remove-stock-alimento',
  access: 'owner',
  body: z.object({ id, mascotas: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  status: 200,
  response: foodBag,
  errors: ['invalid_fields', 'not_found'],
});

const bagParams = z.object({ id: idText });

export const deleteFoodBag = defineCall({
  id: 'deleteFoodBag',
  summary: 'Delete a bag',
  method: 'DELETE',
  path: '/app/user/stock-alimento/{id}',
  access: 'owner',
  params: bagParams,
  status: 204,
  response: nothing,
  errors: ['not_found'],
});

/** A day between the purchase and today; today by default. */
const bookedDay = z.optional(text(10));

export const correctFoodBag = defineCall({
  id: 'correctFoodBag',
  summary:
    'Say how many kilograms are left, which corrects the rate; a second one of the same day takes the place of the first',
  method: 'POST',
  path: '/app/user/stock-alimento/{id}/correcciones',
  access: 'owner',
  params: bagParams,
  body: z.object({ kilos: z.number(), dia: bookedDay }),
  status: 200,
  response: foodBag,
  errors: ['invalid_fields', 'not_found', 'not_editable'],
});

export const undoFoodCorrection = defineCall({
  id: 'undoFoodCorrection',
  summary: 'Take a correction back',
  method: 'DELETE',
  path: '/app/user/stock-alimento/{id}/correcciones/{correccionId}',
  access: 'owner',
  params: z.object({ id: idText, correccionId: idText }),
  status: 200,
  response: foodBag,
  errors: ['not_found', 'not_editable'],
});

export const finishFoodBag = defineCall({
  id: 'finishFoodBag',
  summary: 'Say that a bag is empty, which teaches how long it really lasts (D108)',
  method: 'POST',
  path: '/app/user/stock-alimento/{id}/fin',
  access: 'owner',
  params: bagParams,
  body: z.object({ dia: bookedDay }),
  status: 200,
  response: foodBag,
  errors: ['invalid_fields', 'not_found', 'not_editable'],
});

export const reopenFoodBag = defineCall({
  id: 'reopenFoodBag',
  summary: 'Take back that a bag is empty',
  method: 'DELETE',
  path: '/app/user/stock-alimento/{id}/fin',
  access: 'owner',
  params: bagParams,
  status: 200,
  response: foodBag,
  errors: ['not_found', 'already_loaded'],
});
