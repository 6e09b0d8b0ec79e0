import type { Pet } from '@huella/contract';
import { listPets } from '@huella/contract/pets';
import type { MockServer } from '../mock-server.ts';

/** The origin of app and server. */
export const ORIGIN = 'http://huella.test';

/** When tests of the mock server begin. */
export const NOW = new Date('2026-03-05T10:00:00-03:00');

/** Reads a path as its owner. */
export function get(server: MockServer, path: string, token: string): Promise<Response> {
  return server.fetch(new Request(`${ORIGIN}${path}`, { headers: { Authorization: `Bearer ${token}` } }));
}

/** Without a session. */
export function post(server: MockServer, path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return server.fetch(
    new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
}

/** The pets of a session, as the contract reads them. */
export async function petsOf(server: MockServer, token: string): Promise<Pet[]> {
  return listPets.response.parse(await (await get(server, listPets.path, token)).json());
}
