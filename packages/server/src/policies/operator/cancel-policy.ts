import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../ports.ts';
import { endPolicy, policyExists } from '../repositories/policies.ts';

/** `already`: it was cancelled before, and stays as it was. */
export type Cancellation = 'cancelled' | 'already' | 'unknown';

/** Ends a policy before its time, by its number: its card says ANULADA from now on (D35). */
export async function cancelPolicy(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  number: string,
): Promise<Cancellation> {
  return db.transaction().execute(async (tx) => {
    if (await endPolicy(tx, number, clock.now())) return 'cancelled';
    return (await policyExists(tx, number)) ? 'already' : 'unknown';
  });
}
