/** What the app knows and this feature does not (decision 017). */
export interface ProfileSurroundings {
  /** Answers what ends the session on this device. */
  useLeave: () => () => void;
}
