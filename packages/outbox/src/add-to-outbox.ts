import type { NewOutboxItem } from './item.ts';
import type { Added } from './outbox.ts';
import { loadOutbox } from './running/load-outbox.ts';

/**
 * Stores a file and sends it once in the background, also after a closed tab, without a network or with an ended session.
 * Resolves once it is stored; `isPersisted` is false where the browser stores nothing, which a toast says. Rejects with a Spanish
 * sentence when the file cannot be read.
 */
export async function addToOutbox(entry: NewOutboxItem): Promise<Added> {
  const outbox = await loadOutbox();
  return outbox.add(entry);
}
