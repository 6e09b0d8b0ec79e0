import type { Tx } from '../db/transaction.ts';

export interface BlobArea {
  readonly prefix: string;
  isReferenced(tx: Tx, key: string): Promise<boolean>;
  /** The keys of an account's files. Locks whatever could add another until the transaction ends. */
  lockKeysOf(tx: Tx, accountId: number): Promise<string[]>;
  lockEveryKey(tx: Tx): Promise<string[]>;
}
