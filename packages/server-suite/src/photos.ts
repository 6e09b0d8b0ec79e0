import { calls, pathOf } from '@huella/contract';
import { drawJpeg } from '@huella/server/testing';
import { addPet } from './fixtures.ts';
import type { Reply, Client } from './client.ts';

interface Upload {
  readonly name?: string;
  readonly type?: string;
  readonly key?: string;
}

export function sendPhoto(
  client: Client,
  mascotaId: number | string,
  bytes: Uint8Array<ArrayBuffer> | string,
  { name = 'foto.jpg', type = 'image/jpeg', key }: Upload = {},
): Promise<Reply> {
  const form = new FormData();
  form.set('mascotaId', String(mascotaId));
  form.set('pic', new Blob([bytes], { type }), name);
  return client.call(calls.uploadPetPhoto, { form, ...(key !== undefined && { key }) });
}

/** Fetches a photo with the client's token. */
export function fetchPhoto(
  client: Client,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return client.send(path, { headers: { Authorization: `Bearer ${client.token}`, ...headers } });
}

/** A pet with a photo, and the photo's path. */
export async function addPetWithPhoto(client: Client): Promise<{ id: number; path: string }> {
  const id = await addPet(client);
  const { body } = await sendPhoto(client, id, drawJpeg(64, 48));
  return { id, path: body.foto_link };
}

export function bytesOfDataUrl(url: string): Uint8Array {
  return Uint8Array.from(atob(url.replace('data:image/jpeg;base64,', '')), (character) =>
    character.charCodeAt(0),
  );
}

export function hashOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function pathTo(id: number, hash: string): string {
  return pathOf(calls.getPetPhoto, { id, hash });
}
