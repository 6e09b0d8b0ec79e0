import { calls } from '@huella/contract';
import { expect } from 'vitest';
import type { Client } from './client.ts';

/** Ids from the catalogues. */
export const RABIES = { dogs: 1, cats: 13 } as const;
export const PRODUCT = {
  external: 1,
  internal: 48,
  both: 2,
  forCats: 19,
  permethrin: 26,
} as const;

/** An event of the morning of the suite's day. */
export function eventBody(mascotaId: number, changes: object = {}) {
  const when = { event_on: '2026-11-20', hora: '10:15', done: true };
  return { mascotaId, tipo: 'Consulta', ...when, description: 'Control anual', ...changes };
}

/** A vaccination with the day of the next dose. */
export function vaccination(mascotaId: number, changes: object = {}) {
  const EventoVacuna = { VacunaId: RABIES.dogs, proxima_aplicacion: '2027-11-20' };
  return eventBody(mascotaId, { tipo: 'Vacuna', description: '', EventoVacuna, ...changes });
}

export async function addEvent(client: Client, body: object): Promise<number> {
  const reply = await client.call(calls.createEvent, { body });
  expect([reply.status, reply.body]).toEqual([201, { id: expect.any(Number) }]);
  return reply.body.id;
}

/** An event as sent to its owner. */
export async function eventOf(client: Client, id: number) {
  return (await client.call(calls.getEvent, { params: { id } })).body;
}

/** Sends the whole event with the changes. */
export async function changeEvent(client: Client, id: number, changes: object) {
  const { id: _, mascota: __, title: ___, ...body } = await eventOf(client, id);
  return client.call(calls.updateEvent, { params: { id }, body: { ...body, ...changes } });
}
