import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../ports.ts';
import { reviveMail, mailExists } from '../outbox.ts';

/** `waiting`: it was not given up and is tried by itself. */
export type ResendResult = 'resent' | 'waiting' | 'unknown';

/** Lets a mail that was given up be sent again, as if it had never been tried. */
export async function resendMail(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  id: number,
): Promise<ResendResult> {
  if (await reviveMail(db, id, clock.now())) return 'resent';
  return (await mailExists(db, id)) ? 'waiting' : 'unknown';
}
