import { symptomsSchema } from '@huella/validation/claim';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../ports.ts';
import { insertSymptoms } from '../repositories/claim-notes.ts';
import { findClaimant } from '../repositories/claims.ts';

/** `not_found`: no such claim. `invalid`: a symptom is empty, longer than 40 characters or unreadable, or there are more than ten. */
export type SymptomsResult = 'added' | 'not_found' | 'invalid';

export async function addSymptoms(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  claimId: number,
  symptoms: readonly string[],
): Promise<SymptomsResult> {
  const parsed = z.safeParse(symptomsSchema, symptoms);
  if (!parsed.success || parsed.data.length === 0) return 'invalid';
  return db.transaction().execute(async (tx) => {
    if (!(await findClaimant(tx, claimId))) return 'not_found';
    await insertSymptoms(tx, { claimId, formId: null }, parsed.data, clock.now());
    return 'added';
  });
}
