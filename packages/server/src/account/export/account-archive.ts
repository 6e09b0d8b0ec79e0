import type { Zippable } from 'fflate';
import { claimFileKey } from '../../claims/repositories/claim-file-area.ts';
import { listFilesOf } from '../../claims/repositories/claim-files.ts';
import { petPhotoKey } from '../../pets/repositories/pet-photos.ts';
import type { Ports } from '../../ports.ts';
import { exportPets } from '../repositories/account-export.ts';
import { claimFileName } from './claim-file-name.ts';
import { photoName } from './photo-name.ts';
import { readMe } from './read-me.ts';
import { inArgentina } from './readable.ts';
import type { Holder } from './section.ts';
import { sections } from './sections/index.ts';

/**
 * Everything that the server holds about somebody as a ZIP: `datos.json`, the files, and a `leame.txt` that says what is
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
  for (const { name, key } of [...(await photosOf(ports, holder)), ...(await claimFilesOf(ports, holder))]) {
    const blob = await ports.blobs.get(key);
    if (blob) files[name] = [new Uint8Array(blob.bytes), { level: 0 }];
  }
  return new Uint8Array(zipSync(files, { mtime: made }));
}

interface ArchivedFile {
  readonly name: string;
  /** Where it is in the blob store. */
  readonly key: string;
}

async function photosOf({ db }: Ports, { accountId }: Holder): Promise<ArchivedFile[]> {
  const pets = await exportPets(db, accountId);
  return pets.flatMap((pet) => {
    const { id, photo_hash } = pet;
    return photo_hash === null ? [] : [{ name: photoName(pet), key: petPhotoKey(id, photo_hash) }];
  });
}

async function claimFilesOf({ db }: Ports, { accountId }: Holder): Promise<ArchivedFile[]> {
  const files = await listFilesOf(db, accountId);
  return files.map((file) => ({ name: claimFileName(file), key: claimFileKey(accountId, file.kept_hash) }));
}
