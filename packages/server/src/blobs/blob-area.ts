import type { Tx } from '../db/transaction.ts';

/** The files of one feature: all keys with one beginning, and the rows that name them. */
export interface BlobArea {
  /** What its keys begin with, as in `pets/`. No two areas share one. */
  readonly prefix: string;
  /** True while a row names the file. */
  isReferenced(tx: Tx, key: string): Promise<boolean>;
  /** The keys of an account. What could add another stays locked until the transaction ends. */
  lockKeysOf(tx: Tx, accountId: number): Promise<string[]>;
  /** The keys of everybody, locked likewise. */
  lockEveryKey(tx: Tx): Promise<string[]>;
}
