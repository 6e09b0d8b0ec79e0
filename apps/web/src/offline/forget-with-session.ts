import { whenPersonChanges, whenSessionEnds } from '@huella/auth';
import { forgetKeptCards } from '@huella/pets';
import { store } from '../store/store.ts';

const forget = () => void forgetKeptCards();

/** What the device keeps of a person to be seen offline goes with the session, in every tab, whatever ended it (D80). */
export function forgetWithSession(): void {
  whenSessionEnds(store, forget);
  whenPersonChanges(store, forget);
}
