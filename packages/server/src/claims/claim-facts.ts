import type { ClaimFacts } from '@huella/claim-progress';
import type { Claim, Indication } from '@huella/contract';
import type { Executor } from '../db/transaction.ts';
import { indicationToWire } from './indication-to-wire.ts';
import { noReviews } from './no-documents.ts';
import { listClaimsOfAccount } from './repositories/claims.ts';
import { listIndicationRowsOfAccount } from './repositories/indications.ts';

/** What decides how far each claim of an account is (D91), newest first, in two queries. */
export async function claimFactsOf(
  db: Executor,
  accountId: number,
  now: Date,
): Promise<{ claim: Claim; facts: ClaimFacts }[]> {
  const claims = await listClaimsOfAccount(db, accountId);
  const indications = new Map<number, Indication[]>();
  for (const row of await listIndicationRowsOfAccount(db, accountId)) {
    const indication = indicationToWire(row, now);
    indications.set(row.claim_id, [...(indications.get(row.claim_id) ?? []), indication]);
  }
  return claims.map((claim) => {
    const facts = { claim, indications: indications.get(claim.id) ?? [], documents: noReviews };
    return { claim, facts: { ...facts, receipts: {}, resolution: null } };
  });
}
