import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a promise, but no longer than `limit` milliseconds. Answers whether it was kept in time. */
export async function within(promise: Promise<unknown>, limit: number): Promise<boolean> {
  const done = new AbortController();
  const kept = promise.then(() => true).finally(() => done.abort());
  return Promise.race([kept, sleep(limit, false, { signal: done.signal }).catch(() => kept)]);
}
