import { sql } from 'kysely';
import type { Ports } from '../ports.ts';
import { ApiError } from './api-error.ts';
import { unlessSilent } from './unless-silent.ts';

/** How long an answer serves all who ask, in milliseconds: a store is paid by the call, and anybody may ask. */
const FRESH = 3000;
/** Longer than a healthy database or store takes, and shorter than those who ask wait. In milliseconds. */
const LIMIT = 2000;

type Needs = Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>;

/** Resolves when the database and the files answer; throws 503 when one does not, or not in time, and the log says which. */
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
    Object.values(parts).map((part) => unlessSilent<unknown>(part, LIMIT)),
  );
  const failed = Object.keys(parts).filter((_, at) => answers[at]?.status === 'rejected');
  for (const part of failed) log.error('not-ready', { part });
  if (failed.length > 0) throw new ApiError('unavailable');
}
