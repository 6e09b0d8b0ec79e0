import { type BrowserContext, type CDPSession, type Page, expect } from '@playwright/test';

/** A question to the browser, and whether a tap was being handled. */
export interface Asked {
  what: 'permission' | 'subscription';
  inTap: boolean;
}

/**
 * Puts a push service behind the browser, which has none in a test, and writes down whenever the person is asked or the browser
 * subscribed, on whatever page.
 */
export async function pretendPushService(context: BrowserContext): Promise<Asked[]> {
  const asked: Asked[] = [];
  await context.grantPermissions(['notifications']);
  await context.exposeBinding('noteAsked', (_source, what: Asked['what'], inTap: boolean) => {
    asked.push({ what, inTap });
  });
  await context.addInitScript(pushService);
  return asked;
}

/** Runs in the page: subscriptions of this browser are kept in its storage, so that they outlive a reload. */
function pushService(): void {
  const KEY = 'e2e-push-subscription';
  const note = (what: string) => {
    const { noteAsked } = window as unknown as { noteAsked: (what: string, inTap: boolean) => void };
    noteAsked(what, navigator.userActivation.isActive);
  };
  const kept = () => {
    const text = localStorage.getItem(KEY);
    if (text === null) return null;
    const { json, key }: { json: { endpoint: string }; key: number[] } = JSON.parse(text);
    return {
      ...json,
      options: { applicationServerKey: new Uint8Array(key).buffer },
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    };
  };
  const text = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    note('subscription');
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
    const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
    const auth = text(crypto.getRandomValues(new Uint8Array(16)));
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    const json = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    localStorage.setItem(KEY, JSON.stringify({ json, key: [...applicationServerKey] }));
    return kept();
  };
  Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => kept() });
  const requestPermission = Notification.requestPermission.bind(Notification);
  Object.assign(Notification, {
    requestPermission: () => {
      note('permission');
      return requestPermission();
    },
  });
}

/** The mark that the server gave to this browser, null for none. */
export function markOf(page: Page): Promise<string | null> {
  return page.evaluate(async () => (await caches.match('/push-mark'))?.text() ?? null);
}

/** What the notifications on the screen say. */
export function shownBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });
}

/** Hands push messages to the service worker as the browser does. */
export async function openPushService(page: Page): Promise<(payload: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const ids: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) if (!isDeleted) ids.push(registrationId);
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const { origin } = new URL(page.url());
  return async (payload) => {
    const registrationId = ids.at(-1) ?? '';
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(payload),
    });
  };
}

/** What the worker's global holds that this file asks for: the browser's types know a page's only. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/** Taps the notification that was shown last. */
export async function tapNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (notification) scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}
