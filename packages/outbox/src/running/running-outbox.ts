import { currentAccount, networkError, upload } from '@huella/api-client';
import { SENT_TOAST_MS, toast } from '@huella/ui';
import { copy } from '../copy.ts';
import { createOutbox } from '../create-outbox.ts';
import type { Outbox, OutboxPorts } from '../outbox.ts';
import type { Send } from '../send/queue.ts';
import { outboxStore } from '../state/outbox-store.ts';
import { refetch } from './cache.ts';
import { followPage } from './follow-page.ts';
import { preloadScreens } from './preload.ts';

/** Sends an item as its call of the contract. Loads the calls lazily: the first screen does not need them. */
const sendItem: Send = async (item, file, { signal, onProgress }) => {
  const contract = await import('@huella/contract/calls').catch(() => null);
  if (!contract) return networkError();
  const { field, name, type } = item.file;
  const body = { ...item.fields, [field]: new File([file], name, { type }) };
  return upload(contract.calls[item.call], { body, idempotencyKey: item.id, signal, onProgress });
};

const showOutcome: OutboxPorts['onSettled'] = ({ title, reason, sentText }, outcome) => {
  if (outcome === 'sent' && sentText !== null) toast.success(sentText, { durationMs: SENT_TOAST_MS });
  if (outcome === 'rejected' || outcome === 'lost') toast.error(copy.failed(title, reason ?? ''));
};

const outbox = createOutbox({
  send: sendItem,
  account: currentAccount,
  publish: outboxStore.write,
  onSettled: showOutcome,
  onChanged: refetch,
});

followPage(outbox);
void preloadScreens();

/** The one outbox of this tab: sends at once, and says where the browser stores nothing. */
export const runningOutbox: Outbox = {
  ...outbox,
  add: async (entry) => {
    const added = await outbox.add(entry);
    outbox.start();
    if (!added.isPersisted) toast.warning(copy.notPersisted);
    // After a user action, which some browsers require.
    void navigator.storage?.persist?.().catch(() => undefined);
    return added;
  },
};
