import { keyBytes } from '../device/push-key.ts';
import { STORY_KEY } from './story-device.ts';

export interface FakePushOptions {
  permission?: NotificationPermission;
  /** The person's answer to the browser's prompt. */
  answer?: NotificationPermission;
  /** The key of an existing subscription. */
  subscribedWith?: string;
  /** Subscribing fails, as without a push service. */
  fails?: boolean;
}

export interface FakePush {
  /** Number of prompts. */
  permissionRequests: number;
  /** Endpoints. */
  subscribed: string[];
  unsubscribed: string[];
  /** Number of closed notifications. */
  closed: number;
  readonly mark: () => string | null;
  readonly restore: () => void;
}

type Parts = Record<'Notification' | 'PushManager' | 'caches', unknown>;

/** Fakes push messages in the browser until `restore`. */
export function fakePush(options: FakePushOptions = {}): FakePush {
  const cache = fakeCache();
  const fake: FakePush = {
    permissionRequests: 0,
    subscribed: [],
    unsubscribed: [],
    closed: 0,
    mark: () => cache.stored.get('push-mark') ?? null,
    restore: () => restore.forEach((undo) => undo()),
  };
  const serviceWorker = fakeWorker(fake, options);
  const parts: Parts = {
    Notification: fakeNotification(fake, options),
    PushManager: {},
    caches: cache.caches,
  };
  const restore = [
    replace(navigator, 'serviceWorker', serviceWorker),
    ...Object.entries(parts).map(([name, part]) => replace(window, name, part)),
  ];
  return fake;
}

function replace(target: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, value });
  return () => {
    Reflect.deleteProperty(target, name);
    if (own) Object.defineProperty(target, name, own);
  };
}

function fakeNotification(fake: FakePush, { permission = 'default', answer = 'granted' }: FakePushOptions) {
  const notification = {
    permission,
    requestPermission: async () => {
      fake.permissionRequests += 1;
      notification.permission = answer;
      return answer;
    },
  };
  return notification;
}

function fakeWorker(fake: FakePush, { subscribedWith, fails = false }: FakePushOptions) {
  let current = subscribedWith === undefined ? null : fakeSubscription('earlier', keyBytes(subscribedWith));
  function fakeSubscription(name: string, key: Uint8Array<ArrayBuffer>) {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
    return {
      endpoint,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } }),
      unsubscribe: async () => {
        fake.unsubscribed.push(endpoint);
        current = null;
        return true;
      },
    };
  }
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (fails) throw new DOMException('no push service', 'AbortError');
      current ??= fakeSubscription(`new-${fake.subscribed.length + 1}`, applicationServerKey);
      fake.subscribed.push(current.endpoint);
      return current;
    },
  };
  const shown = [{ close: () => (fake.closed += 1) }];
  const registration = { pushManager, getNotifications: async () => shown.splice(0) };
  return { ready: Promise.resolve(registration), getRegistrations: async () => [registration] };
}

function fakeCache() {
  const stored = new Map<string, string>();
  const caches = {
    open: async (name: string) => ({
      put: async (_key: string, response: Response) => void stored.set(name, await response.text()),
    }),
    match: async (_key: string, { cacheName }: { cacheName: string }) => {
      const text = stored.get(cacheName);
      return text === undefined ? undefined : new Response(text);
    },
    delete: async (name: string) => stored.delete(name),
  };
  return { stored, caches };
}

export const pushAnswers = () => ({
  getPushKey: Response.json({ clave: STORY_KEY }),
  subscribeToPush: Response.json({ id: 1, marca: 'mark-1' }, { status: 201 }),
  getNotificationSettings: Response.json({
    tipos: ['Siniestro', 'FormularioVeterinario', 'Documentacion', 'Calendario', 'Alimento'],
  }),
});
