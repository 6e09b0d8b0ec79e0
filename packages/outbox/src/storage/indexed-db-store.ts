import type { StoredItem } from '../item.ts';
import type { WithDatabase } from './database.ts';
import { oldestFirst, type ItemStore } from './item-store.ts';
import { storedFileLog } from './stored-file-log.ts';
import type { ByteFormat } from './probe-storage.ts';

const STRICT = { durability: 'strict' } as const;
const ignore = () => undefined;

/** Items in IndexedDB, flushed to the disk before they count as stored. `byteFormat` is what this browser keeps. */
export function createIndexedDbStore(withDatabase: WithDatabase, byteFormat: () => ByteFormat): ItemStore {
  /** Changes that could not be written, as on a full disk. Without them the page would resend what has arrived. */
  const unwritten = new Map<string, StoredItem | 'removed'>();

  return {
    list: async (account) => {
      const items = await withDatabase((database) => database.getAllFromIndex('items', 'account', account));
      const current = items.map((item) => unwritten.get(item.id) ?? item);
      return oldestFirst(current.filter((item) => item !== 'removed'));
    },
    add: async (item, file, replacedId) => {
      const bytes = byteFormat() === 'blob' ? file : await file.arrayBuffer();
      await withDatabase(async (database) => {
        const tx = database.transaction(['items', 'files'], 'readwrite', STRICT);
        tx.objectStore('items').put(item).catch(ignore);
        tx.objectStore('files').put(bytes, item.id).catch(ignore);
        if (replacedId !== undefined) {
          tx.objectStore('items').delete(replacedId).catch(ignore);
          tx.objectStore('files').delete(replacedId).catch(ignore);
        }
        // Waits for the commit: a request that succeeded may still be rolled back when the disk is full.
        await tx.done;
      });
      storedFileLog.note(item);
      if (replacedId !== undefined) storedFileLog.forget(replacedId);
    },
    fileOf: async (id) => {
      const stored = await withDatabase((database) => database.get('files', id));
      if (stored === undefined) return null;
      const file = stored instanceof Blob ? stored : new Blob([stored]);
      return (await isReadable(file)) ? file : null;
    },
    save: (item, changes) =>
      withDatabase(async (database) => {
        const tx = database.transaction('items', 'readwrite', STRICT);
        const current = await tx.store.get(item.id);
        if (current) tx.store.put({ ...current, ...changes }).catch(ignore);
        await tx.done;
      }).catch(() => void unwritten.set(item.id, { ...item, ...changes })),
    remove: async (item) => {
      storedFileLog.finish(item);
      await withDatabase(async (database) => {
        const tx = database.transaction(['items', 'files'], 'readwrite', STRICT);
        tx.objectStore('items').delete(item.id).catch(ignore);
        tx.objectStore('files').delete(item.id).catch(ignore);
        await tx.done;
      }).catch(() => void unwritten.set(item.id, 'removed'));
      storedFileLog.forget(item.id);
    },
  };
}

/** A Blob without its bytes still exists; sending it would fail as if there were no network, for ever. */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    await Promise.all([file.slice(0, 1).arrayBuffer(), file.slice(-1).arrayBuffer()]);
    return true;
  } catch {
    return false;
  }
}
