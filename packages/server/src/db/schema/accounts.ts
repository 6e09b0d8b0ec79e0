import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

export interface AccountsTable {
  id: Generated<number>;
  /** As typed at registration, trimmed. */
  email: string;
  /** In lower case: one email is one account (D59). */
  email_key: string;
  password_hash: string;
  created_at: Instant;
  /** The Argentine day of the last check for reminders; empty before the first. */
  reminded_on: Generated<DayText>;
}

/** A login: the family of its refresh tokens. */
export interface SessionsTable {
  id: Generated<number>;
  account_id: number;
  created_at: Instant;
  revoked_at: Instant | null;
}

export interface RefreshTokensTable {
  id: Generated<number>;
  session_id: number;
  token_hash: string;
  expires_at: Instant;
  used_at: Instant | null;
}

export interface PasswordLinksTable {
  id: Generated<number>;
  account_id: number;
  token_hash: string;
  expires_at: Instant;
  used_at: Instant | null;
}

/** Attempts in a fixed window. Keys are hashes, so that no IP or email is stored. */
export interface RateLimitsTable {
  key: string;
  window_start: Instant;
  attempts: number;
}

/** Hashed IPs that an account logged in from: attempts from elsewhere do not lock the owner out. */
export interface KnownAddressesTable {
  account_id: number;
  address_hash: string;
  seen_at: Instant;
}
