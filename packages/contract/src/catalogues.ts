import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { animal, id, money } from './primitives.ts';

export const breed = z.object({ id, nombre: z.string(), animal });
export type Breed = z.infer<typeof breed>;

export const listBreeds = defineCall({
  id: 'listBreeds',
  summary: 'The breeds of dogs and cats',
  method: 'GET',
  path: '/web/razas',
  access: 'public',
  status: 200,
  response: z.array(breed),
  errors: [],
});

/** `costo` per month and `suma_asegurada` in whole pesos; the period of the sum is unspecified (specification §3). */
export const plan = z.object({ id, costo: money, suma_asegurada: money, nombre: z.string() });
export type Plan = z.infer<typeof plan>;

export const listPlans = defineCall({
  id: 'listPlans',
  summary: 'The plans that a pet can be insured with',
  method: 'GET',
  path: '/web/planes',
  access: 'public',
  status: 200,
  response: z.array(plan),
  errors: [],
});

export const configItem = z.object({ nombre: z.enum(['link', 'texto', 'descripcion']), valor: z.string() });
export type ConfigItem = z.infer<typeof configItem>;

export const listConfigItems = defineCall({
  id: 'listConfigItems',
  summary: 'The texts and the URL of the external link action',
  method: 'GET',
  path: '/web/datos',
  access: 'public',
  status: 200,
  response: z.array(configItem),
  errors: [],
});
