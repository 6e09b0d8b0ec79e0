import { replayErasures } from '../account/operator/replay-erasures.ts';
import type { Erasure } from '../account/repositories/erasures.ts';
import { endEverySession } from '../auth/repositories/sessions.ts';
import { lockEveryKey } from '../blobs/blob-areas.ts';
import { forgetDeleted } from '../db/forget-deleted.ts';
import type { Executor } from '../db/transaction.ts';
import type { Ports } from '../ports.ts';

export interface FinishedRestore {
  readonly erased: number;
  readonly sessions: number;
}

/** After a restore, repeats account deletions and ends all sessions, because some ended since the backup. */
export async function finishRestore(
  ports: Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>,
  erasures: readonly Erasure[],
): Promise<FinishedRestore> {
  const erased = await replayErasures(ports, erasures);
  const sessions = await endEverySession(ports.db);
  await forgetDeleted(ports.db);
  return { erased, sessions };
}

export async function listFileKeys(db: Executor): Promise<string[]> {
  return db.transaction().execute(lockEveryKey);
}
