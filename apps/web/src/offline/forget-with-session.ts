import { whenPersonChanges, whenSessionEnds } from '@huella/auth';
import { deleteOfflineCards } from '@huella/pets';
import { store } from '../store/store.ts';

const forget = () => void deleteOfflineCards();

/** What the device keeps of a person to be seen offline goes with the session, in every tab, whatever ended it (D80). */
export function forgetWithSession(): void {
  whenSessionEnds(store, forget);
  whenPersonChanges(store, forget);
}
