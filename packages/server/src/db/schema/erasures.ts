import type { Instant } from './columns.ts';

/** A deleted account's number, for backups that still contain the account. */
export interface ErasuresTable {
  account_id: number;
  erased_at: Instant;
  /** When it was recorded outside the database, too. */
  noted_at: Instant | null;
}
