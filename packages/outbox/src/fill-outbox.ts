import type { NewOutboxItem } from './item.ts';
import { createItemStores } from './storage/item-stores.ts';
import { newItem } from './state/new-item.ts';

/** Replaces all items of an account (its email) on this device by `entries`, before the app starts. For QA. */
export async function fillOutbox(account: string, entries: readonly NewOutboxItem[]): Promise<void> {
  const stores = createItemStores();
  await stores.clearPersistent(account);
  for (const [index, entry] of entries.entries())
    await stores.add(newItem(entry, account, Date.now() + index), entry.file.blob, undefined);
}
