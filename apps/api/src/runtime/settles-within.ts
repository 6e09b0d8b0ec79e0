import { setTimeout as sleep } from 'node:timers/promises';

/** Returns whether the promise settled within `limit` milliseconds. */
export async function settlesWithin(promise: Promise<unknown>, limit: number): Promise<boolean> {
  const done = new AbortController();
  const kept = promise.then(() => true).finally(() => done.abort());
  return Promise.race([kept, sleep(limit, false, { signal: done.signal }).catch(() => kept)]);
}
