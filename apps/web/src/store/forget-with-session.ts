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
 * Deletes personal data on this device when the session ends, in every tab and for every cause (D80). Drafts survive an expired
 * session, for that account only, until another one signs in; unsent files survive that, too.
 */
export function forgetWithSession(): void {
  whenSessionEnds(store, (reason, email) => {
    forget();
    void withOutbox((outbox) =>
      reason === 'sign-out' && email ? outbox.deleteOutbox(email) : outbox.pauseOutbox(),
    );
    if (reason === 'sign-out') {
      deleteDrafts();
      void deletePaperDrafts();
    }
    // The session may have expired there; a logout has deleted the drafts already.
    if (reason === 'other-tab') closeDrafts();
  });
  whenPersonChanges(store, (email) => {
    forget();
    closeDrafts();
    deleteDraftsOfOthers(email);
    void withOutbox((outbox) => outbox.resumeOutbox());
  });
  whenSessionBegins(store, (email) => {
    deleteDraftsOfOthers(email);
    void withOutbox((outbox) => outbox.resumeOutbox());
  });
}

function deleteDraftsOfOthers(email: string): void {
  deleteDrafts(email);
  void deletePaperDrafts(email);
}

/** Does nothing if the outbox cannot be loaded: then nothing was sent in this visit, and stored files wait for their account. */
async function withOutbox(work: (outbox: typeof OutboxSession) => unknown): Promise<void> {
  await import('./outbox-session.ts').then(work, () => undefined);
}

function forget(): void {
  toast.clear();
  void deleteOfflineCards();
  // The new user of another tab may have switched push messages on.
  if (pushToken.read() === null) void unsubscribe().catch(() => undefined);
}
