import { storeMark, readMark } from './mark.ts';
import { workerRegistration } from './registration.ts';
import { usesKey } from './push-key.ts';
import { subscribe, type SendToken } from './subscribe.ts';
import { pushSupport } from './support.ts';
import { unsubscribe } from './unsubscribe.ts';

export interface Renewal {
  /** The stored token. */
  token: string;
  getKey: () => Promise<string | null>;
  send: SendToken;
}

/**
 * Repairs the subscription without asking the person: after a change of it or of the server's key, a deleted mark, or removal by
 * the server. Returns the current token; null if the permission was revoked.
 */
export async function renew({ token, getKey, send }: Renewal): Promise<string | null> {
  if (pushSupport() !== 'supported' || Notification.permission !== 'granted') {
    await unsubscribe();
    return null;
  }
  const key = await getKey();
  if (key === null) return token;
  if (!(await isCurrent(token, key))) return subscribe(key, send);
  // The server may have dropped the token for another browser; sending it again is idempotent.
  await storeMark(await send(token));
  return token;
}

async function isCurrent(token: string, key: string): Promise<boolean> {
  const { pushManager } = await workerRegistration();
  const subscription = await pushManager.getSubscription();
  return (
    subscription !== null &&
    usesKey(subscription, key) &&
    JSON.stringify(subscription) === token &&
    (await readMark()) !== null
  );
}
