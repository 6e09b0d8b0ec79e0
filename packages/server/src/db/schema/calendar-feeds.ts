import type { Instant } from './columns.ts';

/** The one feed of an account (D106). */
export interface CalendarFeedsTable {
  account_id: number;
  /** By the vault: its owner is shown it again. */
  sealed_secret: string;
  /** Which key of the vault sealed it; empty for one of before keys had names. */
  vault_key: string;
  secret_hash: string;
  /** Kinds as on the wire, a JSON array. */
  kinds: string;
  /** A JSON array; null for all. */
  pet_ids: string | null;
  read_at: Instant | null;
}
