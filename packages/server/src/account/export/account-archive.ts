import { readBlob } from '../../blobs/read-blob.ts';
import { claimFileKey } from '../../claims/repositories/claim-file-area.ts';
import { listFilesOf } from '../../claims/repositories/claim-files.ts';
import { petPhotoKey } from '../../pets/repositories/pet-photos.ts';
import type { Ports } from '../../ports.ts';
import { exportPets } from '../repositories/account-export.ts';
import { claimFileName } from './claim-file-name.ts';
import { photoName } from './photo-name.ts';
import { missingFiles, readMe } from './read-me.ts';
import { inArgentina } from './readable.ts';
import type { DataSubject } from './section.ts';
import { sections } from './sections/index.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';
import { errorName } from '../../error-name.ts';

/**
 * A ZIP of everything that the server holds about a person: `datos.json`, the files, and a `leame.txt` that explains them (Ley 25.326,
 * artículo 14). It holds no hash, token or encrypted number.
 */
export async function accountArchive(
  ports: Ports,
  subject: DataSubject,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const made = ports.clock.now();
  const data: Record<string, unknown> = { generado: inArgentina(made.toISOString()) };
  for (const section of sections) data[section.name] = await section.read(ports.db, subject);
  const files = [...(await photosOf(ports, subject)), ...(await claimFilesOf(ports, subject))];
  const missing: string[] = [];
  return zipStream(
    [
      textEntry('leame.txt', readMe(ports.config.supportEmail)),
      textEntry('datos.json', `${JSON.stringify(data, null, 2)}\n`),
      ...files.map((file) => fileEntry(ports, file, missing)),
      missingEntry(ports, missing),
    ],
    made,
  );
}

function textEntry(name: string, text: string): ZipEntry {
  return { name, isText: true, read: async () => new TextEncoder().encode(text) };
}

function fileEntry(ports: Ports, { name, key }: ArchivedFile, missing: string[]): ZipEntry {
  const read = async () => {
    try {
      const blob = await readBlob(ports, key);
      if (!blob) missing.push(name);
      return blob && blob.bytes;
    } catch (error) {
      ports.log.error('export.broken', { name: errorName(error) });
      throw error;
    }
  };
  return { name, read };
}

/** Comes last, once the missing files are known, so that nobody mistakes an incomplete archive for a complete one. */
function missingEntry({ log, config }: Ports, missing: readonly string[]): ZipEntry {
  const read = async () => {
    if (missing.length === 0) return null;
    log.error('export.incomplete', { missing: missing.length });
    return new TextEncoder().encode(missingFiles(missing, config.supportEmail));
  };
  return { name: 'faltantes.txt', isText: true, read };
}

interface ArchivedFile {
  readonly name: string;
  readonly key: string;
}

async function photosOf({ db }: Ports, { accountId }: DataSubject): Promise<ArchivedFile[]> {
  const pets = await exportPets(db, accountId);
  return pets.flatMap((pet) => {
    const { id, photo_hash } = pet;
    return photo_hash === null ? [] : [{ name: photoName(pet), key: petPhotoKey(id, photo_hash) }];
  });
}

async function claimFilesOf({ db }: Ports, { accountId }: DataSubject): Promise<ArchivedFile[]> {
  const files = await listFilesOf(db, accountId);
  return files.map((file) => ({ name: claimFileName(file), key: claimFileKey(accountId, file.kept_hash) }));
}
