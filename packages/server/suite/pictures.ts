import { calls, pathOf } from '@huella/contract';
import { drawJpeg } from './jpeg/draw.ts';
import { addPet } from './people.ts';
import type { Reply, Visitor } from './visitor.ts';

interface Upload {
  readonly name?: string;
  readonly type?: string;
  readonly key?: string;
}

/** Sends a file as a pet's picture, under any name and as any type. */
export function sendPicture(
  visitor: Visitor,
  mascotaId: number | string,
  bytes: Uint8Array<ArrayBuffer> | string,
  { name = 'foto.jpg', type = 'image/jpeg', key }: Upload = {},
): Promise<Reply> {
  const form = new FormData();
  form.set('mascotaId', String(mascotaId));
  form.set('pic', new Blob([bytes], { type }), name);
  return visitor.call(calls.uploadPetPicture, { form, ...(key !== undefined && { key }) });
}

/** Fetches what a path of a picture leads to, with the visitor's token. */
export function fetchPicture(
  visitor: Visitor,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return visitor.send(path, { headers: { Authorization: `Bearer ${visitor.token}`, ...headers } });
}

/** A pet with a picture, and the path to it. */
export async function addPictured(visitor: Visitor): Promise<{ id: number; path: string }> {
  const id = await addPet(visitor);
  const { body } = await sendPicture(visitor, id, drawJpeg(64, 48));
  return { id, path: body.foto_link };
}

/** The bytes of a data URL of a JPEG. */
export function bytesOfDataUrl(url: string): Uint8Array {
  return Uint8Array.from(atob(url.replace('data:image/jpeg;base64,', '')), (letter) => letter.charCodeAt(0));
}

export function hashOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function pathTo(id: number, hash: string): string {
  return pathOf(calls.getPetPicture, { id, hash });
}
