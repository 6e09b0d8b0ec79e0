import { lockAccount } from '../../auth/repositories/accounts.ts';
import { clearBlobs } from '../../blobs/clear-blobs.ts';
import { argentineDay } from '../../http/argentine-day.ts';
import type { Ports } from '../../ports.ts';
import { eraseAccount } from '../erase-account.ts';
import { readErasureNotes } from '../erasure-notes.ts';
import { listErasures, type Erasure } from '../repositories/erasures.ts';

type Replaying = Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>;

/** All that is known of deleted accounts, from the records and from the notes among the files. */
export async function knownErasures({ db, blobs }: Pick<Ports, 'db' | 'blobs'>): Promise<Erasure[]> {
  return [...(await listErasures(db)), ...(await readErasureNotes(blobs))];
}

/**
 * Deletes the accounts again that a backup brought back, as of the day on which their owners deleted them. An account that is younger than a
 * deletion has only got its number. Answers how many it were; may be repeated.
 */
export async function replayErasures(ports: Replaying, erasures: readonly Erasure[]): Promise<number> {
  let replayed = 0;
  for (const erasure of erasures) if (await replay(ports, erasure)) replayed += 1;
  return replayed;
}

async function replay(ports: Replaying, { accountId, erasedAt }: Erasure): Promise<boolean> {
  const erased = await ports.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('id', '=', accountId)
      .where('created_at', '<', erasedAt.toISOString())
      .executeTakeFirst();
    return account && eraseAccount(tx, account, { today: argentineDay(erasedAt), now: erasedAt });
  });
  if (erased) await clearBlobs(ports, erased.files);
  return erased !== undefined;
}
