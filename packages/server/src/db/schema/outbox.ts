import type { Generated } from 'kysely';
import type { MailFailureReason } from '../../mail/mail-failure.ts';
import type { Instant } from './columns.ts';

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
