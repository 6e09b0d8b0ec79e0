import { createECDH, randomBytes } from 'node:crypto';
import { calls, type PushPayload } from '@huella/contract';
import { pushPayload } from '@huella/contract/notifications';
import { deliverPushes, type Ports } from '@huella/server';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from './client.ts';
import type { SuiteContext } from './suite-context.ts';

export interface Browser {
  readonly endpoint: string;
  /** The subscription's JSON. */
  readonly token: string;
}

let browserCount = 0;

export function newBrowser(changes: object = {}): Browser {
  browserCount += 1;
  const endpoint = `https://push${browserCount}.push.example/de/${browserCount}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  const subscription = { endpoint, expirationTime: null, keys, ...changes };
  return { endpoint: subscription.endpoint, token: JSON.stringify(subscription) };
}

/** Subscribes a browser to push messages; returns their mark. */
export async function subscribe(client: Client, { token }: Browser): Promise<string> {
  const reply = await client.call(calls.subscribeToPush, { body: { tokens: [token] } });
  expect([reply.status, reply.body]).toEqual([201, { id: expect.any(Number), marca: expect.any(String) }]);
  return reply.body.marca;
}

/** What push services were asked to show, oldest first. */
export function shownIn({ pushes }: SuiteContext, { endpoint }: Browser): PushPayload[] {
  return pushes
    .filter(({ subscription }) => subscription.includes(`"${endpoint}"`))
    .map(({ payload }) => z.parse(pushPayload, JSON.parse(payload)));
}

/** Sends everything that is due. */
export async function deliverAllPushes(ports: Ports): Promise<void> {
  while ((await deliverPushes(ports)).sent > 0);
}
