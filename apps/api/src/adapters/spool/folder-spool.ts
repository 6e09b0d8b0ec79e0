import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreFullError, type Spool } from '@huella/server';
import { isOutOfSpace } from '../../files/is-out-of-space.ts';
import { makePrivateFolder } from '../../files/make-private-folder.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Unlinked files in this folder: the system deletes each when it is closed, even if the process is killed. */
export function createFolderSpool(folder: string): Spool {
  return {
    store: async (chunks) => {
      const file = await openUnnamed(folder);
      try {
        await file.writeFile(chunks);
        const { size } = await file.stat();
        const stream = file.createReadStream({ start: 0, highWaterMark: CHUNK_BYTES, autoClose: false });
        return { size, chunks: stream, release: () => file.close() };
      } catch (error) {
        await file.close();
        throw isOutOfSpace(error) ? new StoreFullError() : error;
      }
    },
  };
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await makePrivateFolder(folder);
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}
