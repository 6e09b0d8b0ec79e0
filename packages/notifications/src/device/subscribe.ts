import { storeMark } from './mark.ts';
import { usesKey, keyBytes } from './push-key.ts';
import { workerRegistration } from './registration.ts';

/** Sends a token to the server and returns the mark of its messages. Rejects on failure. */
export type SendToken = (token: string) => Promise<string>;

/**
 * Subscribes this browser, stores the mark and returns the token: the JSON text of the subscription (D80). Needs the permission.
 * Unsubscribes if the server rejects it.
 */
export async function subscribe(key: string, send: SendToken): Promise<string> {
  const { pushManager } = await workerRegistration();
  const earlier = await pushManager.getSubscription();
  if (earlier !== null && !usesKey(earlier, key)) await earlier.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(key),
  });
  const token = JSON.stringify(subscription);
  try {
    await storeMark(await send(token));
  } catch (failure) {
    await subscription.unsubscribe();
    throw failure;
  }
  return token;
}
