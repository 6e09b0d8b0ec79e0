import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { ApiError } from './api-error.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a result is reused, in milliseconds: blob stores charge per call, and anybody may ask. */
const CACHE_MS = 3000;
/** In milliseconds: above a healthy database or blob store, below the timeout of health checks. */
const TIMEOUT_MS = 2000;

type Needs = Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>;

/** Throws 503 if the database or the files do not respond in time, and logs which. */
export function createReadiness(ports: Needs): () => Promise<void> {
  let last: { readonly startedAt: number; readonly outcome: Promise<void> } | undefined;
  return () => {
    const now = ports.clock.now().getTime();
    if (!last || Math.abs(now - last.startedAt) >= CACHE_MS)
      last = { startedAt: now, outcome: requireAll(ports) };
    return last.outcome;
  };
}

async function requireAll({ db, blobs, log }: Needs): Promise<void> {
  const parts = { database: sql`select 1`.execute(db), files: blobs.check() };
  const answers = await Promise.allSettled(
    Object.values(parts).map((part) => withTimeout<unknown>(part, TIMEOUT_MS)),
  );
  const failed = Object.keys(parts).filter((_, index) => answers[index]?.status === 'rejected');
  for (const part of failed) log.error('not-ready', { part });
  if (failed.length > 0) throw new ApiError('unavailable');
}
