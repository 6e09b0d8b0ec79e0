import { readMark } from '@huella/notifications/worker';
import { pageOf, readPushMessage } from './push-message.ts';
import type { WorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';
/** White on nothing: Android takes its shape alone. */
const BADGE = '/icons/badge-96.png';
/** Milliseconds in which a window says that it opens a page. Firefox lets a tap open a window for one second. */
const REPLY_MS = 800;

/** Shows a push message that was meant for who is signed in here. One about the same thing takes the place of an older. */
export async function showNotification(data: Pick<PushMessageData, 'text'> | null): Promise<void> {
  const message = readPushMessage(data?.text() ?? '', await readMark());
  if (message === null) return;
  const { title, body, path } = message;
  const options = { body, tag: path, renotify: true, lang: 'es-AR', icon: ICON, badge: BADGE, data: path };
  await self.registration.showNotification(title, options);
  await tellWindows({ type: 'notified' });
}

/** Opens what a notification is about: in a window that is open, which asks before it leaves what was typed, or in a new one. */
export async function openNotification(notification: Pick<Notification, 'close' | 'data'>): Promise<void> {
  notification.close();
  const path = pageOf(notification.data);
  const [last] = await windows();
  // Either uses up the tap: a window that slept through the question could not be followed by a new one.
  if (last !== undefined && (await isTakenBy(last, path))) await last.focus();
  else await self.clients.openWindow(path);
}

/** Tells every open window of the app. */
export async function tellWindows(message: WorkerMessage): Promise<void> {
  for (const client of await windows()) send(client, message);
}

/** The open windows, the one that was looked at last first. */
function windows() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Whether a window says in time that it opens a page. One that sleeps, or shows something that is not the app, does not. */
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
