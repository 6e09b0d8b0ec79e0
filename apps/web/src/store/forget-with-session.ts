import { whenPersonChanges, whenSessionBegins, whenSessionEnds } from '@huella/auth';
import { closeDrafts, deleteDrafts } from '@huella/forms';
import { deleteOutbox, pauseOutbox, resumeOutbox } from '@huella/outbox';
import { deleteOfflineCards } from '@huella/pets';
import { deletePaperDrafts, keepPaperDraftsOf } from '@huella/papers';
import { toast } from '@huella/ui';
import { store } from './store.ts';

/**
 * What the device keeps or shows of a person goes with the session, in every tab, whatever ended it (D80). Only what was typed
 * and not sent outlives a session that expired: for that account alone, until another one signs in; files that wait to be sent
 * outlive that, too.
 */
export function forgetWithSession(): void {
  whenSessionEnds(store, (reason, mail) => {
    forget();
    pauseOutbox();
    if (reason === 'sign-out') {
      deleteDrafts();
      void deletePaperDrafts();
      if (mail !== null) void deleteOutbox(mail);
    }
    // It may have expired there; a logout there has deleted them already.
    if (reason === 'other-tab') closeDrafts();
  });
  whenPersonChanges(store, (mail) => {
    forget();
    closeDrafts();
    keepDraftsOf(mail);
    resumeOutbox();
  });
  whenSessionBegins(store, (mail) => {
    keepDraftsOf(mail);
    resumeOutbox();
  });
}

function forget(): void {
  toast.clear();
  void deleteOfflineCards();
}

function keepDraftsOf(mail: string): void {
  deleteDrafts(mail);
  void keepPaperDraftsOf(mail);
}
