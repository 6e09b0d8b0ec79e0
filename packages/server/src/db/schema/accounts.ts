import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

export interface AccountsTable {
  id: Generated<number>;
  /** As it was typed at registration, trimmed. */
  email: string;
  /** The same in lower case: one mail is one account (D59). */
  email_key: string;
  password_hash: string;
  created_at: Instant;
  /** The Argentine day on which it was looked at last for what to remind of; empty before the first. */
  reminded_on: Generated<DayText>;
}

/** One row per login: the family of its refresh tokens. */
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

/** A counter of attempts in a fixed window. Keys are hashes: no mail and no address stands here. */
export interface RateLimitsTable {
  key: string;
  window_start: Instant;
  attempts: number;
}

/** Addresses (hashed) that an account has logged in from: an attack from elsewhere does not shut them out. */
export interface KnownAddressesTable {
  account_id: number;
  address_hash: string;
  seen_at: Instant;
}
