import type { Kysely, Selectable } from 'kysely';
import type { Database, OutboxTable } from '../../db/schema.ts';

export type MailSummary = Pick<
  Selectable<OutboxTable>,
  'id' | 'kind' | 'recipient' | 'attempts' | 'due_at' | 'failed_at' | 'last_failure' | 'created_at'
>;

/** Unsent mails, oldest first: pending ones, and those abandoned in the last two weeks. */
export async function listMails(db: Kysely<Database>): Promise<MailSummary[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'attempts', 'due_at', 'failed_at', 'last_failure', 'created_at'])
    .orderBy('id')
    .execute();
}
