import { notificationsApi, renew } from '@huella/notifications/device';
import { store } from '../store/store.ts';
import { pushToken } from './push-token.ts';
import { isWorkerMessage } from './worker-message.ts';

/** Renews the subscription now and when the browser changes it; refreshes the count when a message arrives. */
export async function startPush(): Promise<void> {
  navigator.serviceWorker.addEventListener('message', onMessage);
  await renewPush();
}

function onMessage({ data }: MessageEvent): void {
  if (isWorkerMessage(data, 'notified'))
    store.dispatch(notificationsApi.util.invalidateTags(['Notification']));
  if (isWorkerMessage(data, 'subscription-changed')) void renewPush().catch(() => undefined);
}

async function renewPush(): Promise<void> {
  const token = pushToken.read();
  if (token === null) return;
  const { getPushKey, subscribeToPush } = notificationsApi.endpoints;
  const getKey = async () => {
    const query = store.dispatch(getPushKey.initiate(undefined, { forceRefetch: true, subscribe: false }));
    return (await query.unwrap()).clave;
  };
  const send = async (text: string) =>
    (await store.dispatch(subscribeToPush.initiate(text, { track: false })).unwrap()).marca;
  const renewed = await renew({ token, getKey, send });
  if (renewed !== token) pushToken.change(renewed);
}
