import type { Agent } from 'node:https';
import type { PushTransport } from '@huella/server';
import webPush, { WebPushError, type PushSubscription } from 'web-push';
import type { VapidKeys } from '../../config/settings.ts';

/**
 * The push services of the browsers. A subscription comes from a client: without this list it could make the server
 * call any address, inside its own network too.
 */
const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

export interface WebPushOptions {
  readonly keys: VapidKeys;
  /** Whom a push service may write to: `mailto:` or `https:`. */
  readonly subject: string;
  /** Hosts, and the parents of hosts, that may be called. */
  readonly services?: readonly string[];
  readonly agent?: Agent;
}

/** Web push with VAPID. The subscription is the JSON that a browser gave. */
export function createWebPush({
  keys,
  subject,
  services = pushServices,
  agent,
}: WebPushOptions): PushTransport {
  const options = {
    vapidDetails: { subject, ...keys },
    TTL: 24 * 60 * 60,
    timeout: 10_000,
    ...(agent && { agent }),
  };
  return {
    send: async (subscription, payload) => {
      const target = parseSubscription(subscription);
      if (target === null || !isAllowed(target.endpoint, services)) return 'gone';
      try {
        await webPush.sendNotification(target, payload, options);
        return 'delivered';
      } catch (error) {
        const status = error instanceof WebPushError ? error.statusCode : undefined;
        if (status === 404 || status === 410) return 'gone';
        // No cause: the library's error carries the subscription's address, which is as good as a key.
        // oxlint-disable-next-line preserve-caught-error
        throw new Error(`The push service answered ${status ?? 'nothing'}`);
      }
    },
  };
}

function parseSubscription(text: string): PushSubscription | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSubscription(value) ? value : null;
  } catch {
    return null;
  }
}

function isSubscription(value: unknown): value is PushSubscription {
  const { endpoint, keys } = (value ?? {}) as {
    endpoint?: unknown;
    keys?: { p256dh?: unknown; auth?: unknown };
  };
  return typeof endpoint === 'string' && typeof keys?.p256dh === 'string' && typeof keys.auth === 'string';
}

function isAllowed(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' && services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
