import type { ComponentType } from 'react';

/** What the app knows and this feature does not (decision 017). */
export interface ProfileOptions {
  /** Answers what ends the session on this device. */
  useSignOut: () => () => void;
  /** Says what is not sent yet and would go with the account; nothing where all is sent. */
  UnsentFiles: ComponentType;
}
