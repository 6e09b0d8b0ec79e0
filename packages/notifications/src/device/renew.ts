import { keepMark, keptMark } from './mark.ts';
import { workerRegistration } from './registration.ts';
import { isOfKey } from './push-key.ts';
import { subscribe, type SendToken } from './subscribe.ts';
import { pushSupport } from './support.ts';
import { unsubscribe } from './unsubscribe.ts';

export interface Renewal {
  /** The token that was kept when the person switched push messages on. */
  token: string;
  getKey: () => Promise<string | null>;
  send: SendToken;
}

/**
 * Puts right, without asking anything, what changed since this browser was subscribed: its subscription, the server's key, a mark that
 * was deleted with the site's data, or that the server has dropped it for another browser. Answers the token from now on; null when the permission was taken back in the browser's settings.
 */
export async function renew({ token, getKey, send }: Renewal): Promise<string | null> {
  if (pushSupport() !== 'supported' || Notification.permission !== 'granted') {
    await unsubscribe();
    return null;
  }
  const key = await getKey();
  if (key === null) return token;
  if (!(await isCurrent(token, key))) return subscribe(key, send);
  // The server may have dropped it for a newer browser; what it has, it keeps as it is.
  await keepMark(await send(token));
  return token;
}

async function isCurrent(token: string, key: string): Promise<boolean> {
  const { pushManager } = await workerRegistration();
  const subscription = await pushManager.getSubscription();
  return (
    subscription !== null &&
    isOfKey(subscription, key) &&
    JSON.stringify(subscription) === token &&
    (await keptMark()) !== null
  );
}
