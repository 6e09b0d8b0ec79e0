import { currentAccount } from '@huella/api-client';
import { SENT_TOAST_MS, toast } from '@huella/ui';
import { copy } from '../copy.ts';
import { createOutbox } from '../create-outbox.ts';
import type { Outbox, OutboxPorts } from '../outbox.ts';
import { sendItem } from '../send/send-item.ts';
import { outboxStore } from '../state/outbox-store.ts';
import { askAgain } from './cache.ts';
import { followPage } from './follow-page.ts';
import { preloadScreens } from './preload.ts';

const say: OutboxPorts['onSettled'] = ({ title, reason, sentText }, outcome) => {
  if (outcome === 'sent' && sentText !== null) toast.success(sentText, { durationMs: SENT_TOAST_MS });
  if (outcome === 'refused' || outcome === 'lost') toast.error(copy.failed(title, reason ?? ''));
};

const outbox = createOutbox({
  send: sendItem,
  account: currentAccount,
  publish: outboxStore.write,
  onSettled: say,
  onChanged: askAgain,
});

followPage(outbox);
void preloadScreens();

/** The one outbox of this tab: sends at once, and says where the browser stores nothing. */
export const runningOutbox: Outbox = {
  ...outbox,
  add: async (entry) => {
    const added = await outbox.add(entry);
    outbox.start();
    if (!added.kept) toast.warning(copy.notKept);
    // After a user action, which some browsers require.
    void navigator.storage?.persist?.().catch(() => undefined);
    return added;
  },
};
