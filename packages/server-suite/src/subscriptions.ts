import { createECDH, randomBytes } from 'node:crypto';
import { calls, type PushPayload } from '@huella/contract';
import { pushPayload } from '@huella/contract/notifications';
import { deliverPushes, type Ports } from '@huella/server';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from './client.ts';
import type { SuiteContext } from './suite-context.ts';

export interface BrowserSubscription {
  readonly endpoint: string;
  /** As the browser's `PushSubscription` writes itself. */
  readonly subscriptionJson: string;
}

let count = 0;

export function newSubscription(changes: object = {}): BrowserSubscription {
  count += 1;
  const endpoint = `https://push${count}.push.example/de/${count}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  const subscription = { endpoint, expirationTime: null, keys, ...changes };
  return { endpoint: subscription.endpoint, subscriptionJson: JSON.stringify(subscription) };
}

/** Subscribes a browser to push messages; returns the mark that identifies them as its own. */
export async function subscribe(client: Client, { subscriptionJson }: BrowserSubscription): Promise<string> {
  const reply = await client.call(calls.subscribeToPush, { body: { tokens: [subscriptionJson] } });
  expect([reply.status, reply.body]).toEqual([201, { id: expect.any(Number), marca: expect.any(String) }]);
  return reply.body.marca;
}

/** What push services were asked to show, oldest first. */
export function shownIn({ pushes }: SuiteContext, { endpoint }: BrowserSubscription): PushPayload[] {
  return pushes
    .filter(({ subscription }) => subscription.includes(`"${endpoint}"`))
    .map(({ payload }) => z.parse(pushPayload, JSON.parse(payload)));
}

/** Sends everything that is due. */
export async function deliverAllPushes(ports: Ports): Promise<void> {
  while ((await deliverPushes(ports)).sent > 0);
}
