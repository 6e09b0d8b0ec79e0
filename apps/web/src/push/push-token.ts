import { selectSession, sessionActions } from '@huella/auth';
import type { PushToken } from '@huella/notifications';
import { store } from '../store/store.ts';

/** The push token of this browser, as stored with the session (`NOTIFICATION_TOKEN`, D80). */
export const pushToken: PushToken = {
  read: () => selectSession(store.getState()).NOTIFICATION_TOKEN,
  change: (token) => void store.dispatch(sessionActions.notificationTokenChanged(token)),
  subscribe: (listener) => store.subscribe(listener),
};
