/** The push token of this browser, which the session stores (`NOTIFICATION_TOKEN`, D80). */
export interface PushToken {
  readonly read: () => string | null;
  readonly change: (token: string | null) => void;
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the app provides. */
export interface NotificationsOptions {
  readonly token: PushToken;
}
