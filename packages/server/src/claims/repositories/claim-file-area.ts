import type { BlobArea } from '../../blobs/blob-area.ts';
import type { Tx } from '../../db/transaction.ts';

const KEY = /^claims\/(\d+)\/([0-9a-f]{64})$/;

/** Equal files of an account share one key, whichever claims name them. */
export function claimFileKey(accountId: number, keptHash: string): string {
  return `claims/${accountId}/${keptHash}`;
}

/** The files of claims. Locks claims, so that a file that is being added is included, and a later one finds its claim gone. */
export const claimFileArea: BlobArea = {
  prefix: 'claims/',
  async isReferenced(tx, key) {
    const [, accountId, hash = ''] = KEY.exec(key) ?? [];
    const document = await tx
      .selectFrom('claim_documents')
      .select('id')
      .where('account_id', '=', Number(accountId))
      .where('kept_hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    return document !== undefined;
  },
  async lockKeysOf(tx, accountId) {
    await lockedClaims(tx).where('account_id', '=', accountId).execute();
    return keysOf(await keptFiles(tx).where('account_id', '=', accountId).execute());
  },
  async lockEveryKey(tx) {
    await lockedClaims(tx).execute();
    return keysOf(await keptFiles(tx).execute());
  },
};

function lockedClaims(tx: Tx) {
  return tx.updateTable('claims').set((eb) => ({ created_at: eb.ref('created_at') }));
}

function keptFiles(tx: Tx) {
  return tx.selectFrom('claim_documents').select(['account_id', 'kept_hash']).distinct();
}

function keysOf(rows: readonly { account_id: number; kept_hash: string | null }[]): string[] {
  return rows.flatMap(({ account_id, kept_hash }) =>
    kept_hash === null ? [] : [claimFileKey(account_id, kept_hash)],
  );
}
