import { whenPersonChanges, whenSessionBegins, whenSessionEnds } from '@huella/auth';
import { closeDrafts, deleteDrafts } from '@huella/forms';
import { deletePaperDrafts } from '@huella/papers';
import { deleteOfflineCards } from '@huella/pets';
import { toast } from '@huella/ui';
import { store } from './store.ts';

/**
 * What the device keeps or shows of a person goes with the session, in every tab, whatever ended it (D80). Only what was typed
 * and not sent outlives a session that expired: for that account alone, until another one signs in.
 */
export function forgetWithSession(): void {
  whenSessionEnds(store, (reason) => {
    forget();
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
    deleteDrafts(mail);
    void deletePaperDrafts(mail);
  });
  whenSessionBegins(store, (mail) => deleteDrafts(mail));
}

function forget(): void {
  toast.clear();
  void deleteOfflineCards();
}
