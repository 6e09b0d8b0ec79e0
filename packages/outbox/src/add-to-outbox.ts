import type { NewOutboxItem } from './item.ts';
import type { Added } from './outbox.ts';
import { loadOutbox } from './running/load-outbox.ts';

/**
 * Keeps a file that a person wants to send, and sends it in the background: once, also after a closed tab, without a network or with
 * an ended session. Resolves once it is kept; `kept` is false where the browser keeps nothing, which is said. Rejects with a sentence
 * that can be shown when the file cannot be read.
 */
export async function addToOutbox(entry: NewOutboxItem): Promise<Added> {
  const outbox = await loadOutbox();
  return outbox.add(entry);
}
