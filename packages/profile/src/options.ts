/** What the app knows and this feature does not (decision 017). */
export interface ProfileOptions {
  /** Answers what ends the session on this device. */
  useSignOut: () => () => void;
}
