import type { Generated } from 'kysely';
import type { MailFailureReason } from '../../mail/mail-failure.ts';
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

/** Rendered at delivery, so that no secret link is stored. */
export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  payload: string;
  message_id: string;
  attempts: number;
  due_at: Instant;
  created_at: Instant;
  /** Null before the first attempt. */
  last_failure: MailFailureReason | null;
  /** When delivery was abandoned; null while it is pending. */
  failed_at: Instant | null;
}

export interface OrphanedBlobsTable {
  key: string;
  created_at: Instant;
  /** Until when a process is deleting the file; null otherwise. */
  deleting_until: Instant | null;
}
