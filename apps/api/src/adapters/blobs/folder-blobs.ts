import { constants } from 'node:fs';
import { access, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreFullError, type BlobStore } from '@huella/server';
import { errorCode } from '../../files/error-code.ts';
import { isOutOfSpace } from '../../files/is-out-of-space.ts';
import { pathsBelow } from '../../files/paths-below.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import { assertBlobKey } from './blob-key.ts';

/** Files below a folder. Content types are in a folder of their own, so that no keys collide. */
export function createFolderBlobs(folder: string): BlobStore {
  const pathsOf = (key: string) => {
    assertBlobKey(key);
    return { content: join(folder, 'content', key), type: join(folder, 'types', key) };
  };
  return {
    put: async (key, bytes, contentType) => {
      const { content, type } = pathsOf(key);
      try {
        await writeAtomically(type, Buffer.from(contentType));
        await writeAtomically(content, bytes);
      } catch (error) {
        throw isOutOfSpace(error) ? new StoreFullError() : error;
      }
    },
    get: async (key) => {
      const { content, type } = pathsOf(key);
      const [bytes, contentType] = await Promise.all([readOrNull(content), readOrNull(type)]);
      return bytes && contentType ? { bytes, contentType: contentType.toString() } : null;
    },
    delete: async (key) => {
      const { content, type } = pathsOf(key);
      await rm(content, { force: true });
      await rm(type, { force: true });
    },
    check: async () => {
      const mode = constants.R_OK | constants.W_OK | constants.X_OK;
      try {
        await access(folder, mode);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
        // The folder is created with the first file.
        await access(dirname(folder), mode);
      }
    },
    async *list(prefix) {
      for (const key of await pathsBelow(join(folder, 'content'))) {
        // Unfinished files end in `.tmp`.
        if (!key.endsWith('.tmp') && key.startsWith(prefix)) yield key;
      }
    },
  };
}

async function readOrNull(path: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
