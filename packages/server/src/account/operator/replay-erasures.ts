import { lockAccount } from '../../auth/repositories/accounts.ts';
import { clearBlobs } from '../../blobs/clear-blobs.ts';
import { argentineDay } from '../../http/argentine-day.ts';
import type { Ports } from '../../ports.ts';
import { eraseAccount } from '../erase-account.ts';
import { recordErasures } from '../erasure-records.ts';
import { insertErasure, type Erasure } from '../repositories/erasures.ts';

type Replaying = Pick<Ports, 'db' | 'blobs' | 'clock' | 'log'>;

/** Deletes accounts that a backup brought back, as of the time of their deletion. Returns how many there were; may be repeated. */
export async function replayErasures(ports: Replaying, erasures: readonly Erasure[]): Promise<number> {
  let replayed = 0;
  for (const erasure of erasures) if (await replay(ports, erasure)) replayed += 1;
  await recordErasures(ports);
  return replayed;
}

/** Keeps an account that is younger than the deletion: it only reuses the number. */
async function replay(ports: Replaying, { accountId, erasedAt }: Erasure): Promise<boolean> {
  const erased = await ports.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('id', '=', accountId)
      .where('created_at', '<', erasedAt.toISOString())
      .executeTakeFirst();
    await insertErasure(tx, { accountId, erasedAt });
    return account && eraseAccount(tx, account, { today: argentineDay(erasedAt), now: erasedAt });
  });
  if (erased) await clearBlobs(ports, erased.files);
  return erased !== undefined;
}
