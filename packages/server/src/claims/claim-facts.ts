import { receiptFacts, resolutionFacts, type ClaimFacts } from '@huella/claim-progress';
import type { Claim } from '@huella/contract';
import type { Executor } from '../db/transaction.ts';
import { documentStatusOf } from './document-status.ts';
import { indicationToWire } from './indication-to-wire.ts';
import { readResolutions } from './read-resolutions.ts';
import { listPapers } from './repositories/claim-documents.ts';
import { listReceiptRows } from './repositories/claim-receipts.ts';
import { ofAccount, ofClaim, type ClaimScope } from './repositories/claim-scope.ts';
import { findClaim, listClaimsOfAccount } from './repositories/claims.ts';
import {
  listIndicationRows,
  listIndicationRowsOfAccount,
  type IndicationRow,
} from './repositories/indications.ts';

interface KnownClaim {
  readonly claim: Claim;
  readonly facts: ClaimFacts;
}

/** The facts that decide the stage of each claim of an account (D91), newest first. One query per kind of fact. */
export async function claimFactsOf(db: Executor, accountId: number, now: Date): Promise<KnownClaim[]> {
  const claims = await listClaimsOfAccount(db, accountId);
  return gather(db, ofAccount(accountId), claims, await listIndicationRowsOfAccount(db, accountId), now);
}

export async function findClaimFacts(
  db: Executor,
  { accountId, claimId }: { readonly accountId: number; readonly claimId: number },
  now: Date,
): Promise<KnownClaim | undefined> {
  const claim = await findClaim(db, accountId, claimId);
  if (!claim) return undefined;
  const known = await gather(db, ofClaim(claimId), [claim], await listIndicationRows(db, claimId), now);
  return known.at(0);
}

async function gather(
  db: Executor,
  scope: ClaimScope,
  claims: readonly Claim[],
  indicationRows: readonly IndicationRow[],
  now: Date,
): Promise<KnownClaim[]> {
  const indications = Map.groupBy(indicationRows, claimOf);
  const papers = Map.groupBy(await listPapers(db, scope), claimOf);
  const receipts = Map.groupBy(await listReceiptRows(db, scope), claimOf);
  const resolutions = await readResolutions(db, scope);
  return claims.map((claim) => {
    const resolution = resolutions.get(claim.id);
    const facts = {
      claim,
      indications: (indications.get(claim.id) ?? []).map((row) => indicationToWire(row, now)),
      documents: documentStatusOf(papers.get(claim.id) ?? []),
      receipts: receiptFacts(
        (receipts.get(claim.id) ?? []).map((row) => ({ ...row, vetFormId: row.vet_form_id })),
      ),
      resolution: resolution ? resolutionFacts(resolution) : null,
    };
    return { claim, facts };
  });
}

function claimOf({ claim_id }: { readonly claim_id: number }): number {
  return claim_id;
}
