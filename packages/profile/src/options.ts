import type { ComponentType } from 'react';

/** What the app provides (decision 017). */
export interface ProfileOptions {
  /** Returns the function that ends the session on this device. */
  useSignOut: () => () => void;
  /** Warns of open claims and of files that are not sent yet, which would be deleted with the account. */
  LostWithAccount: ComponentType;
}
