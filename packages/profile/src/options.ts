import type { ComponentType } from 'react';

/** What the app provides (decision 017). */
export interface ProfileOptions {
  /** Returns the function that ends the session on this device. */
  useSignOut: () => () => void;
  /** Shows what is not sent yet and would be deleted with the account. */
  UnsentFiles: ComponentType;
}
