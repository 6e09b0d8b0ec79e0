import type { Agent } from 'node:https';
import type { PushTransport } from '@huella/server';
import webPush, { type PushSubscription } from 'web-push';
import * as z from 'zod';
import type { VapidKeys } from '../../config/settings.ts';
import { postPush } from './post-push.ts';
import { isAllowedPushEndpoint, pushServices } from './push-services.ts';

const subscriptionText = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

export interface WebPushOptions {
  readonly keys: VapidKeys;
  /** The operator's contact for push services: `mailto:` or `https:`. */
  readonly subject: string;
  /** Allowed hosts and parent domains, with a port if it is unusual. */
  readonly services?: readonly string[];
  readonly agent?: Agent;
  /** In milliseconds; default 10 s. */
  readonly timeLimit?: number;
}

/**
 * Web push with VAPID. A subscription is the JSON of a `PushSubscription`; one that is malformed, or whose push service is not allowed, is
 * `gone`, so that it is deleted: no later attempt could succeed.
 */
export function createWebPush({
  keys,
  subject,
  services = pushServices,
  agent,
  timeLimit = 10_000,
}: WebPushOptions): PushTransport {
  const vapidDetails = { subject, ...keys };
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isAllowedPushEndpoint(endpoint, services),
    send: async ({ subscription, payload, topic, secondsToLive }) => {
      const target = parseSubscription(subscription);
      if (target === null || !isAllowedPushEndpoint(target.endpoint, services)) return 'gone';
      const options = { vapidDetails, TTL: secondsToLive, topic };
      const details = webPush.generateRequestDetails(target, payload, options);
      const { status, retryAfter } = await postPush(details, { timeLimit, agent });
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'delivered' : { status, retryAfter };
    },
  };
}

function parseSubscription(text: string): PushSubscription | null {
  try {
    return subscriptionText.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
