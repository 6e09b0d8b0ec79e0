import { type BrowserContext, type CDPSession, type Page, expect } from '@playwright/test';

declare global {
  interface Window {
    noteAsked: (what: Asked['what'], inTap: boolean) => Promise<void>;
    shownNext?: Promise<void>;
  }
}

export interface Asked {
  what: 'permission' | 'subscription';
  inTap: boolean;
}

/** Mocks the push service, which a test browser lacks, and records permission requests and subscriptions on every page. */
export async function pretendPushService(context: BrowserContext): Promise<Asked[]> {
  const asked: Asked[] = [];
  await context.grantPermissions(['notifications']);
  await context.exposeBinding('noteAsked', (_source, what: Asked['what'], inTap: boolean) => {
    asked.push({ what, inTap });
  });
  await context.addInitScript(pushService);
  return asked;
}

function pushService(): void {
  const KEY = 'e2e-push-subscription';
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
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing else of this file is in the page
  const text = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    void window.noteAsked('subscription', navigator.userActivation.isActive);
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
      void window.noteAsked('permission', navigator.userActivation.isActive);
      return requestPermission();
    },
  });
}

export function markOf(page: Page): Promise<string | null> {
  return page.evaluate(async () => (await caches.match('/push-mark'))?.text() ?? null);
}

export function shownBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });
}

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

/**
 * Delivers a message, and waits until the worker says that it is shown. Asking a browser for its notifications meanwhile may make
 * it lose one.
 */
export async function deliverShown(page: Page, deliver: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.shownNext = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data.type === 'notified') resolve();
      });
    });
  });
  await deliver();
  await page.evaluate(() => window.shownNext);
}

const TAP = `registration.getNotifications().then(([notification]) =>
  dispatchEvent(new NotificationEvent('notificationclick', { notification })))`;

export async function tapNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(TAP);
}
