import { keepMark } from './mark.ts';
import { isOfKey, keyBytes } from './push-key.ts';
import { workerRegistration } from './registration.ts';

/** Tells the server of a token, and answers the mark that its messages will carry. Rejects when it did not take it. */
export type SendToken = (token: string) => Promise<string>;

/**
 * Subscribes this browser with the server's key, tells the server, keeps the mark, and answers the token: the JSON text of the
 * subscription (D80). Needs the permission. What the server did not take is undone.
 */
export async function subscribe(key: string, send: SendToken): Promise<string> {
  const { pushManager } = await workerRegistration();
  const earlier = await pushManager.getSubscription();
  if (earlier !== null && !isOfKey(earlier, key)) await earlier.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(key),
  });
  const token = JSON.stringify(subscription);
  try {
    await keepMark(await send(token));
  } catch (failure) {
    await subscription.unsubscribe();
    throw failure;
  }
  return token;
}
