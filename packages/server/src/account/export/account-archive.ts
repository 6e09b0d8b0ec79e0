import type { Zippable } from 'fflate';
import { petPhotoKey } from '../../pets/repositories/pet-photos.ts';
import type { Ports } from '../../ports.ts';
import { exportPets } from '../repositories/account-export.ts';
import { photoName } from './photo-name.ts';
import { readMe } from './read-me.ts';
import { inArgentina } from './readable.ts';
import type { Holder } from './section.ts';
import { sections } from './sections/index.ts';

/**
 * Everything that the server holds about somebody as a ZIP: `datos.json`, the pictures, and a `leame.txt` that says what is
 * what (Ley 25.326, artículo 14). No hash, no token and no sealed number is in it.
 */
export async function accountArchive(ports: Ports, holder: Holder): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const made = ports.clock.now();
  const data: Record<string, unknown> = { generado: inArgentina(made.toISOString()) };
  for (const section of sections) data[section.name] = await section.read(ports.db, holder);
  const files: Zippable = {
    'leame.txt': strToU8(readMe(ports.config.supportEmail)),
    'datos.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
  };
  for (const { name, bytes } of await photosOf(ports, holder)) files[name] = [bytes, { level: 0 }];
  return new Uint8Array(zipSync(files, { mtime: made }));
}

async function photosOf({ db, blobs }: Ports, { accountId }: Holder) {
  const photos: { name: string; bytes: Uint8Array }[] = [];
  for (const pet of await exportPets(db, accountId)) {
    if (pet.photo_hash === null) continue;
    const blob = await blobs.get(petPhotoKey(pet.id, pet.photo_hash));
    if (blob) photos.push({ name: photoName(pet), bytes: new Uint8Array(blob.bytes) });
  }
  return photos;
}
