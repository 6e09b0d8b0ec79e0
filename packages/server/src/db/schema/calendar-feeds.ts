import type { Instant } from './columns.ts';

export interface CalendarFeedsTable {
  account_id: number;
  /** Encrypted by the vault, to be shown again. */
  sealed_secret: string;
  /** The vault key's name; empty for rows from before keys had names. */
  vault_key: string;
  secret_hash: string;
  /** A JSON array. */
  kinds: string;
  /** A JSON array; null for all. */
  pet_ids: string | null;
  read_at: Instant | null;
}
