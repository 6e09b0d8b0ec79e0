import { calls } from '@huella/contract';
import { expect } from 'vitest';
import type { Client } from './client.ts';

export const VET = {
  nombre: 'Dra. Eva Paz',
  mail: 'eva@clinica.example',
  telefono: '11 4567-8901',
  tipo: 'VetContact',
};

/** On the suite's day. */
const THIS_MORNING = '2026-11-27T09:00:00-03:00';

export function claimBody(mascotaId: number, changes: object = {}) {
  const body = { fecha_carga: THIS_MORNING, denuncia_administrativa: 'Tose desde ayer', mascotaId };
  return { ...body, ...changes };
}

export async function addClaim(client: Client, mascotaId: number, changes: object = {}): Promise<number> {
  const reply = await client.call(calls.createClaim, { body: claimBody(mascotaId, changes) });
  expect([reply.status, reply.body]).toEqual([200, { data: expect.any(Number) }]);
  return reply.body.data;
}

export function linkBody(siniestroId: number, changes: object = {}) {
  return { veterinario: VET, derivaciones: [], siniestroId, fechaAtencion: '2026-11-26', ...changes };
}

/** Sends a vet the form of a consultation; returns the form's id. */
export async function sendForm(client: Client, siniestroId: number, changes: object = {}): Promise<number> {
  const reply = await client.call(calls.sendVetLink, { body: linkBody(siniestroId, changes) });
  expect([reply.status, reply.body]).toEqual([201, { success: true, vetFormId: expect.any(Number) }]);
  return reply.body.vetFormId;
}

export async function indicationsOf(client: Client, claimId: number) {
  const reply = await client.call(calls.listIndications, { search: `?id=${claimId}` });
  expect(reply.status).toBe(200);
  return reply.body;
}
