import type { NewOutboxItem } from './item.ts';
import { createPlaces } from './keep/places.ts';
import { newItem } from './state/new-item.ts';

/** Makes `entries` all that waits for an account (its email) on this device, where the app has not begun. For QA. */
export async function fillOutbox(account: string, entries: readonly NewOutboxItem[]): Promise<void> {
  const places = createPlaces();
  await places.clearDatabase(account);
  for (const [index, entry] of entries.entries())
    await places.keep(newItem(entry, account, Date.now() + index), entry.file.blob, undefined);
}
