import { replayErasures } from '../account/operator/replay-erasures.ts';
import type { Erasure } from '../account/repositories/erasures.ts';
import { endEverySession } from '../auth/repositories/sessions.ts';
import { lockEveryKey } from '../blobs/blob-areas.ts';
import { forgetDeleted } from '../db/forget-deleted.ts';
import type { Executor } from '../db/transaction.ts';
import type { Ports } from '../ports.ts';

export interface FinishedRestore {
  /** How many accounts were deleted again. */
  readonly erased: number;
  /** How many sessions were ended. */
  readonly sessions: number;
}

/**
 * What is left to do once a backup's records and files are back: who deleted their account since is deleted again, and nobody is signed in, for
 * a session that was ended since would be open.
 */
export async function finishRestore(
  ports: Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>,
  erasures: readonly Erasure[],
): Promise<FinishedRestore> {
  const erased = await replayErasures(ports, erasures);
  const sessions = await endEverySession(ports.db);
  await forgetDeleted(ports.db);
  return { erased, sessions };
}

/** The keys of all files that the records name. */
export async function listFileKeys(db: Executor): Promise<string[]> {
  return db.transaction().execute(lockEveryKey);
}
