import * as z from 'zod/mini';
import { hashOf } from '../auth/secret.ts';
import type { PushTransport } from '../ports.ts';

/** Drops the push service's own fields. */
const subscription = z.object({
  endpoint: z.url().check(z.maxLength(2000)),
  keys: z.object({
    /** An uncompressed P-256 point: 65 bytes. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});

export interface ReadSubscription {
  /** As stored: one text per subscription. */
  readonly text: string;
  readonly service: string;
  readonly endpointHash: string;
}

/** Parses a token; null for an invalid one, or for an endpoint that the server would not call. */
export async function readSubscription(
  { accepts }: Pick<PushTransport, 'accepts'>,
  token: string,
): Promise<ReadSubscription | null> {
  const parsed = subscription.safeParse(parseJson(token));
  if (!parsed.success || !accepts(parsed.data.endpoint)) return null;
  const { endpoint, keys } = parsed.data;
  if (!(await isPoint(keys.p256dh))) return null;
  const text = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  return { text, service: new URL(endpoint).hostname, endpointHash: await hashOf(endpoint) };
}

export async function endpointHashOf(token: string): Promise<string | null> {
  const parsed = subscription.safeParse(parseJson(token));
  return parsed.success ? hashOf(parsed.data.endpoint) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Nothing can be encrypted for a key that is not on the curve. */
async function isPoint(key: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  return crypto.subtle.importKey('raw', bytes, curve, false, []).then(
    () => true,
    () => false,
  );
}
