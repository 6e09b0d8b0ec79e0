import type { StoredItem } from '../item.ts';
import type { ItemStore } from '../keep/item-store.ts';
import type { MemoryStore } from '../keep/memory-store.ts';

interface Places {
  database: ItemStore;
  memory: MemoryStore;
  /** Whether this browser has proved that it keeps files. */
  isTrusted: () => Promise<boolean>;
}

/** Keeps an item in the browser, else in this page. Answers whether the browser has it, which only its own write can tell. */
export async function keepItem(
  item: StoredItem,
  file: Blob,
  { database, memory, isTrusted }: Places,
  replaced: StoredItem | undefined,
): Promise<boolean> {
  const kept = (await isTrusted()) && (await isWritten(database.add(item, file, replaced?.id)));
  if (!kept) await memory.add(item, file, replaced?.id);
  if (!replaced) return kept;
  // It may stand in the other place.
  await (kept ? memory : database).remove(replaced);
  return kept;
}

async function isWritten(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    () => false,
  );
}
