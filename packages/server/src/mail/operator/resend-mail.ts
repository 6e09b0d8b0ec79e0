import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../ports.ts';
import { reviveMail, mailExists } from '../outbox.ts';

/** `not_failed`: still pending, so it is retried anyway. */
export type ResendResult = 'resent' | 'not_failed' | 'not_found';

/** Makes an abandoned mail due again, with all attempts. */
export async function resendMail(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  id: number,
): Promise<ResendResult> {
  if (await reviveMail(db, id, clock.now())) return 'resent';
  return (await mailExists(db, id)) ? 'not_failed' : 'not_found';
}
