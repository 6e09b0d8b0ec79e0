import { whenPersonChanges, whenSessionBegins, whenSessionEnds } from '@huella/auth';
import { deleteOfflineCards } from '@huella/cards';
import { closeDrafts, deleteDrafts } from '@huella/forms';
import { unsubscribe } from '@huella/notifications/device';
import { deletePaperDrafts } from '@huella/papers/drafts';
import { toast } from '@huella/ui';
import { pushToken } from '../push/push-token.ts';
import type * as OutboxSession from './outbox-session.ts';
import { store } from './store.ts';

/**
 * What the device keeps or shows of a person goes with the session, in every tab, whatever ended it (D80). Only what was typed or
 * photographed and not sent outlives a session that expired: for that account alone, until another one signs in; files that wait to
 * be sent outlive that, too.
 */
export function forgetWithSession(): void {
  whenSessionEnds(store, (reason, mail) => {
    forget();
    void withOutbox((outbox) =>
      reason === 'sign-out' && mail ? outbox.deleteOutbox(mail) : outbox.pauseOutbox(),
    );
    if (reason === 'sign-out') {
      deleteDrafts();
      void deletePaperDrafts();
    }
    // It may have expired there; a logout there has deleted them already.
    if (reason === 'other-tab') closeDrafts();
  });
  whenPersonChanges(store, (mail) => {
    forget();
    closeDrafts();
    keepDraftsOf(mail);
    void withOutbox((outbox) => outbox.resumeOutbox());
  });
  whenSessionBegins(store, (mail) => {
    keepDraftsOf(mail);
    void withOutbox((outbox) => outbox.resumeOutbox());
  });
}

function keepDraftsOf(mail: string): void {
  deleteDrafts(mail);
  void deletePaperDrafts(mail);
}

/** Where its code does not come nothing was sent in this visit either; what is kept waits for its account. */
async function withOutbox(work: (outbox: typeof OutboxSession) => unknown): Promise<void> {
  await import('./outbox-session.ts').then(work, () => undefined);
}

function forget(): void {
  toast.clear();
  void deleteOfflineCards();
  // Who signed in in another tab while this one slept may have switched push messages on there.
  if (pushToken.read() === null) void unsubscribe().catch(() => undefined);
}
