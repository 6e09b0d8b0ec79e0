import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { ApiError } from './api-error.ts';
import { withIdleTimeout } from './with-idle-timeout.ts';

/** How long a result is reused, in milliseconds: stores charge per call, and anybody may ask. */
const FRESH = 3000;
/** In milliseconds: above a healthy database or store, below the timeout of health checks. */
const LIMIT = 2000;

type Needs = Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>;

/** Throws 503 if the database or the files do not respond in time, and logs which. */
export function createReadiness(ports: Needs): () => Promise<void> {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  return () => {
    const at = ports.clock.now().getTime();
    if (!last || Math.abs(at - last.at) >= FRESH) last = { at, outcome: requireAll(ports) };
    return last.outcome;
  };
}

async function requireAll({ db, blobs, log }: Needs): Promise<void> {
  const parts = { database: sql`select 1`.execute(db), files: blobs.check() };
  const answers = await Promise.allSettled(
    Object.values(parts).map((part) => withIdleTimeout<unknown>(part, LIMIT)),
  );
  const failed = Object.keys(parts).filter((_, at) => answers[at]?.status === 'rejected');
  for (const part of failed) log.error('not-ready', { part });
  if (failed.length > 0) throw new ApiError('unavailable');
}
