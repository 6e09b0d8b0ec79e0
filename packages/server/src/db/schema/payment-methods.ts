import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** Never holds a full number (D24). `sealed` is the encrypted CBU, `expiry` the card's month (D16). */
export interface PaymentMethodsTable {
  id: Generated<number>;
  account_id: number;
  medium_id: number;
  masked: string;
  /** The first six digits of a card; null for a CBU. */
  bin: string | null;
  last4: string;
  sealed: string | null;
  fingerprint: string;
  /** The vault key's name; empty for rows from before keys had names. */
  vault_key: string;
  expiry: string | null;
  created_at: Instant;
}
