import { readMark } from '@huella/notifications/worker';
import { pageOf, readPushMessage } from './push-message.ts';
import type { WorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';
/** Android uses its shape only, in white. */
const BADGE = '/icons/badge-96.png';
/** Milliseconds for a window's reply. Firefox lets a tap open a window for one second. */
const REPLY_MS = 800;

export async function showNotification(data: Pick<PushMessageData, 'text'> | null): Promise<void> {
  const message = readPushMessage(data?.text() ?? '', await readMark());
  if (message === null) return;
  const { title, body, path } = message;
  const options = { body, tag: path, renotify: true, lang: 'es-AR', icon: ICON, badge: BADGE, data: path };
  await self.registration.showNotification(title, options);
  await notifyWindows({ type: 'notified' });
}

/** Opens a notification's page: in an open window, which asks before unsaved changes are lost, or in a new one. */
export async function openNotification(notification: Pick<Notification, 'close' | 'data'>): Promise<void> {
  notification.close();
  const path = pageOf(notification.data);
  const [last] = await windows();
  // Either one uses up the tap: no new window could follow a focused one that is frozen.
  if (last !== undefined && (await isTakenBy(last, path))) await last.focus();
  else await self.clients.openWindow(path);
}

export async function notifyWindows(message: WorkerMessage): Promise<void> {
  for (const client of await windows()) send(client, message);
}

function windows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function isTakenBy(client: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const isTaken = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    setTimeout(() => resolve(false), REPLY_MS);
  });
  port1.start();
  send(client, { type: 'open', path, until: Date.now() + REPLY_MS }, [port2]);
  return isTaken.finally(() => port1.close());
}

function send(client: Client, message: WorkerMessage, transfer: Transferable[] = []): void {
  client.postMessage(message, transfer);
}
