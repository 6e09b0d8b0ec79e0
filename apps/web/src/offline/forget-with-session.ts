import { whenPersonChanges, whenSessionEnds } from '@huella/auth';
import { forgetKeptCards } from '@huella/pets';
import { store } from '../store/store.ts';

/** What the device keeps of a person to be seen offline goes with the session, in every tab, whatever ended it (D80). */
export function forgetWithSession(): void {
  const forget = () => void forgetKeptCards();
  whenSessionEnds(store, forget);
  whenPersonChanges(store, forget);
}
