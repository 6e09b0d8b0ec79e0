import type { Instant } from './columns.ts';

/** The first response to a creating call, kept for a day. Of the request body only a keyed fingerprint is stored. */
export interface IdempotencyKeysTable {
  /** 0 for callers without an account. */
  account_id: number;
  call_id: string;
  key: string;
  body_fingerprint: string;
  status: number;
  response: string;
  created_at: Instant;
}
