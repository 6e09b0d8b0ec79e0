import type { Generated } from 'kysely';
import type { MailFailureReason } from '../../mail/mail-failure.ts';
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
  /** Why the last attempt failed; null before there was one. */
  last_failure: MailFailureReason | null;
  /** When it was given up; null while it waits. */
  failed_at: Instant | null;
}

/** A file of the blob store that nothing names, or that is being written, until it is deleted or named. */
export interface OrphanedBlobsTable {
  key: string;
  created_at: Instant;
  /** Until when somebody deletes the file; null while nobody does. */
  deleting_until: Instant | null;
}
