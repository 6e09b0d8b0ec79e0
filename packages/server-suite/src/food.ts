import { calls } from '@huella/contract';
import { expect } from 'vitest';
import type { Client } from './client.ts';

/** Ids from the catalogue, with a size of each. */
export const FOOD = { forDogs: 1, alsoForDogs: 2, forCats: 12 } as const;

/** Bought at the beginning of the suite's month, for thirty days. */
export function bagBody(mascotas: readonly number[], changes: object = {}) {
  return {
    mascotas,
    alimentoId: FOOD.forDogs,
    kilos: 7.5,
    duracion: 30,
    fechaCompra: '2026-11-10',
    contactoProveedor: '11 4567-8901',
    nombrePetShop: 'El Ñandú',
    modalidadCompra: 'WhatsApp',
    precio: 48_500,
    ...changes,
  };
}

export async function addBag(client: Client, body: object): Promise<number> {
  const reply = await client.call(calls.createFoodBag, { body });
  expect([reply.status, reply.body]).toEqual([201, { id: expect.any(Number) }]);
  return reply.body.id;
}

/** A bag as sent to its owner. */
export async function bagOf(client: Client, id: number) {
  const { body } = await client.call(calls.listFoodBags);
  return body.find((bag: { readonly id: number }) => bag.id === id);
}
