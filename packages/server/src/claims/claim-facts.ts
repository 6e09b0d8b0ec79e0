import { receiptFacts, resolutionFacts, type ClaimFacts } from '@huella/claim-progress';
import type { Claim } from '@huella/contract';
import type { Executor } from '../db/transaction.ts';
import { documentStatusOf } from './document-status.ts';
import { indicationToWire } from './indication-to-wire.ts';
import { readResolutions } from './read-resolutions.ts';
import { listPapers } from './repositories/claim-papers.ts';
import { listReceiptRows } from './repositories/claim-receipts.ts';
import { ofAccount } from './repositories/claim-scope.ts';
import { listClaimsOfAccount } from './repositories/claims.ts';
import { listIndicationRowsOfAccount } from './repositories/indications.ts';

/** What decides how far each claim of an account is (D91), newest first: one query per kind of fact, however many claims there are. */
export async function claimFactsOf(
  db: Executor,
  accountId: number,
  now: Date,
): Promise<{ claim: Claim; facts: ClaimFacts }[]> {
  const scope = ofAccount(accountId);
  const claims = await listClaimsOfAccount(db, accountId);
  const indications = Map.groupBy(await listIndicationRowsOfAccount(db, accountId), claimOf);
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
        (receipts.get(claim.id) ?? []).map(({ vet_form_id, fecha }) => ({ vetFormId: vet_form_id, fecha })),
      ),
      resolution: resolution ? resolutionFacts(resolution) : null,
    };
    return { claim, facts };
  });
}

function claimOf({ claim_id }: { readonly claim_id: number }): number {
  return claim_id;
}
