/** The push token of this browser, null for none, wherever the session keeps it (`NOTIFICATION_TOKEN`, D80). */
export interface PushToken {
  readonly read: () => string | null;
  readonly change: (token: string | null) => void;
  /** Tells of changes; answers a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the app knows and this feature does not. */
export interface NotificationsOptions {
  readonly token: PushToken;
}
