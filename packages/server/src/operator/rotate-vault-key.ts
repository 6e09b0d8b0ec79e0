import { forgetDeleted } from '../db/forget-deleted.ts';
import type { PaymentMethodsTable } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { hasFingerprint } from '../payments/repositories/payment-methods.ts';
import { fingerprinted } from '../payments/stored-form.ts';
import type { Ports, Vault } from '../ports.ts';

/** Rows per transaction: some milliseconds of SQLite's write lock. */
const PIECE = 100;
/** Milliseconds between two pieces, enough for a waiting server to retry several times. */
const PAUSE = 50;

export interface Rotated {
  readonly renewed: number;
  readonly unreadable: number;
}

interface Piece {
  readonly last: number | undefined;
  readonly renewed: number;
  readonly unreadable: number;
}

type RotatePiece = (tx: Tx, vault: Vault, after: number) => Promise<Piece>;

/**
 * Re-encrypts everything under the vault's current key and renews fingerprints (decision 064). May be repeated after an interruption: it
 * skips rows under the current key. Servers may run meanwhile if they know both keys.
 */
export async function rotateVaultKey({ db, vault }: Pick<Ports, 'db' | 'vault'>): Promise<Rotated> {
  let [renewed, unreadable] = [0, 0];
  for (const rotatePiece of [rotatePaymentMethods, rotateCalendarFeeds]) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      const piece: Piece = await db.transaction().execute((tx) => rotatePiece(tx, vault, from));
      renewed += piece.renewed;
      unreadable += piece.unreadable;
      after = piece.last;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  await forgetDeleted(db);
  return { renewed, unreadable };
}

const rotatePaymentMethods: RotatePiece = async (tx, vault, after) => {
  const rows = await tx
    .selectFrom('payment_methods')
    .select(['id', 'account_id', 'sealed', 'fingerprint', 'vault_key'])
    .where('id', '>', after)
    .where('vault_key', '<>', vault.keyId)
    .orderBy('id')
    .limit(PIECE)
    .execute();
  return countPiece(
    rows,
    ({ id }) => id,
    async ({ id, account_id, sealed, fingerprint, vault_key }) => {
      const plain = sealed && (await openSealed(vault, sealed));
      await tx
        .updateTable('payment_methods')
        .set({
          sealed: plain && (await vault.seal(plain)),
          fingerprint: await renewedFingerprint(tx, vault, { account_id, plain, fingerprint }),
          vault_key: vault.keyId,
        })
        .where('id', '=', id)
        .where('vault_key', '=', vault_key)
        .execute();
    },
  );
};

const rotateCalendarFeeds: RotatePiece = async (tx, vault, after) => {
  const rows = await tx
    .selectFrom('calendar_feeds')
    .select(['account_id', 'sealed_secret'])
    .where('account_id', '>', after)
    .where('vault_key', '<>', vault.keyId)
    .orderBy('account_id')
    .limit(PIECE)
    .execute();
  return countPiece(
    rows,
    (row) => row.account_id,
    async ({ account_id, sealed_secret }) => {
      const plain = await openSealed(vault, sealed_secret);
      await tx
        .updateTable('calendar_feeds')
        .set({ sealed_secret: await vault.seal(plain), vault_key: vault.keyId })
        .where('account_id', '=', account_id)
        // The owner may have renewed the feed meanwhile.
        .where('sealed_secret', '=', sealed_secret)
        .execute();
    },
  );
};

/**
 * A card's number is not stored, so its old fingerprint is fingerprinted again; so is a number that the account already has under the
 * current key, from a server that knew only that one.
 */
async function renewedFingerprint(
  tx: Tx,
  vault: Vault,
  {
    account_id,
    plain,
    fingerprint,
  }: Pick<PaymentMethodsTable, 'account_id' | 'fingerprint'> & { readonly plain: string | null },
): Promise<string> {
  const again = await vault.fingerprint(fingerprint);
  if (plain === null) return again;
  const exact = await vault.fingerprint(fingerprinted(plain));
  return (await hasFingerprint(tx, account_id, exact)) ? again : exact;
}

class Unreadable extends Error {}

async function openSealed(vault: Vault, sealed: string): Promise<string> {
  return vault.open(sealed).catch((error: unknown) => {
    throw new Unreadable('no key opens it', { cause: error });
  });
}

async function countPiece<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  rotate: (row: Row) => Promise<void>,
): Promise<Piece> {
  let [renewed, unreadable] = [0, 0];
  for (const row of rows) {
    try {
      await rotate(row);
      renewed += 1;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unreadable += 1;
    }
  }
  const last = rows.at(-1);
  return { last: last && idOf(last), renewed, unreadable };
}
