import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** The first answer to a creating call, kept for a day. The body is kept as a keyed fingerprint only. */
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

/** Mails to be sent. Rendered at delivery, so that no secret link ever rests here. */
export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  /** JSON. */
  payload: string;
  message_id: string;
  attempts: number;
  due_at: Instant;
  created_at: Instant;
}

/** A picture that its pet gave up, or that outlived its pet, until its file is deleted. */
export interface OrphanedBlobsTable {
  pet_id: number;
  hash: string;
  created_at: Instant;
}
