import { copy } from '../copy.ts';
import type { NewOutboxItem } from '../item.ts';
import type { ItemStores } from '../storage/item-stores.ts';
import type { Added } from '../outbox.ts';
import { newItem } from '../state/new-item.ts';
import type { MemoryFiles } from '../state/memory-files.ts';

interface AddParts {
  readonly account: () => string | null;
  readonly stores: ItemStores;
  readonly memoryFiles: MemoryFiles;
  /** Cancels the sending of this id. */
  readonly cancel: (id: string) => boolean;
  readonly onAdded: () => void;
}

export function createAdd({ account, stores, memoryFiles, cancel, onAdded }: AddParts) {
  let lastAdded = 0;
  return async (entry: NewOutboxItem): Promise<Added> => {
    const owner = account();
    if (owner === null) throw new Error('nobody is signed in');
    const file = await copyOf(entry.file.blob);
    // Keeps the order of items added in the same millisecond.
    lastAdded = Math.max(Date.now(), lastAdded + 1);
    const item = newItem(entry, owner, lastAdded);
    const replaced = entry.replaces === undefined ? undefined : await stores.find(owner, entry.replaces);
    if (replaced) cancel(replaced.id);
    memoryFiles.put(item, file);
    const isPersisted = await stores.add(item, file, replaced);
    if (replaced) memoryFiles.drop(replaced.id);
    onAdded();
    return { id: item.id, isPersisted };
  };
}

/** Copies the bytes: a phone may change or delete the chosen file before it is sent. */
async function copyOf(file: Blob): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()], { type: file.type });
  } catch {
    throw new Error(copy.unreadable);
  }
}
