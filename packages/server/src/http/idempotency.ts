import type { Call } from '@huella/contract';
import type { Tx } from '../db/transaction.ts';
import type { Ports } from '../ports.ts';
import { ApiError } from './api-error.ts';
import { sha256OfBlob } from './sha256.ts';
import { deleteReply, storeReply, reserveKey, rowOf, type KeyOwner } from './idempotency-keys.ts';
import type { OperationResult } from './operation.ts';

const DAY = 24 * 60 * 60 * 1000;
const WELL_FORMED = /^[\x21-\x7e]{1,255}$/;

/** Throws 400 for a key that is not 1–255 visible ASCII characters. */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header !== undefined && !WELL_FORMED.test(header)) throw new ApiError('malformed_request');
  return header;
}

export interface Repetition {
  readonly call: Call;
  readonly accountId: number;
  readonly key: string;
  readonly body: unknown;
}

/**
 * Runs the work once per key, account and call. Stores key and response in the work's own transaction, so that a crash loses both or
 * neither; a second request waits for the first and gets its response. Stores only a keyed fingerprint of the body, which may contain a
 * card number.
 */
export async function runOnce(
  ports: Ports,
  { call, accountId, key, body }: Repetition,
  work: (tx: Tx) => Promise<OperationResult>,
): Promise<OperationResult> {
  const owner = ownerOf({ call, accountId, key });
  const known = await fingerprintsOf(ports, call, body);
  const [fingerprint = ''] = known;
  return ports.db.transaction().execute(async (tx) => {
    const now = ports.clock.now();
    const first = await reserveKey(tx, owner, fingerprint, now);
    if (first && isKept(first, now)) return repeat(first, known);
    if (first) {
      await deleteReply(tx, owner);
      const quicker = await reserveKey(tx, owner, fingerprint, now);
      if (quicker) return repeat(quicker, known);
    }
    const reply = await work(tx);
    await storeReply(tx, owner, reply);
    return reply;
  });
}

/** The first response to a repeated request whose body has become invalid, such as a day that is past now. Else undefined. */
export async function findEarlierReply(
  ports: Ports,
  { call, accountId, key, body }: Repetition,
): Promise<OperationResult | undefined> {
  const first = await rowOf(ports.db, ownerOf({ call, accountId, key }));
  if (!first || !isKept(first, ports.clock.now())) return undefined;
  const known = await fingerprintsOf(ports, call, body);
  return known.includes(first.body_fingerprint) ? repeat(first, known) : undefined;
}

function ownerOf({ call, accountId, key }: Omit<Repetition, 'body'>): KeyOwner {
  return { account_id: accountId, call_id: call.id, key };
}

/** The current key first, then earlier ones: a repeated body stays recognisable after a key rotation. */
async function fingerprintsOf(
  { vault }: Pick<Ports, 'vault'>,
  call: Call,
  body: unknown,
): Promise<readonly string[]> {
  return vault.fingerprints(`${call.id}\n${await bodyText(body)}`);
}

function isKept({ created_at }: { readonly created_at: string }, now: Date): boolean {
  return now.getTime() - Date.parse(created_at) < DAY;
}

/** A file counts by its digest. */
async function bodyText(body: unknown): Promise<string> {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const parts = Object.entries(body).map(async ([name, value]: [string, unknown]) => [
    name,
    value instanceof Blob ? await sha256OfBlob(value) : value,
  ]);
  return JSON.stringify(await Promise.all(parts));
}

function repeat(
  first: { body_fingerprint: string; status: number; response: string },
  known: readonly string[],
): OperationResult {
  if (!known.includes(first.body_fingerprint)) throw new ApiError('idempotency_mismatch');
  const status = first.status === 201 || first.status === 204 ? first.status : 200;
  return { status, body: JSON.parse(first.response) as unknown };
}
