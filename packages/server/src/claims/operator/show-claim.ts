import { claimProgress, legalDates } from '@huella/claim-progress';
import type { Claim, ClaimMovement, ClaimSymptom, Indication, Receipt, Resolution } from '@huella/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../ports.ts';
import { findClaimFacts } from '../claim-facts.ts';
import { indicationToWire } from '../indication-to-wire.ts';
import { readResolutions } from '../read-resolutions.ts';
import { receiptToWire } from '../receipt-to-wire.ts';
import { listReceiptRows } from '../repositories/claim-receipts.ts';
import { ofClaim } from '../repositories/claim-scope.ts';
import { listClaimDocuments, type ClaimDocument } from './claim-files.ts';
import { listVetFormSummaries, type VetFormSummary } from './vet-form-summaries.ts';
import { listMovements, listSymptoms } from '../repositories/claim-notes.ts';
import { listClaimSummaries, type ClaimSummary } from '../repositories/claim-summaries.ts';
import { listIndicationRows } from '../repositories/indications.ts';

export interface ClaimDetails {
  readonly summary: ClaimSummary;
  readonly claim: Claim;
  readonly symptoms: readonly ClaimSymptom[];
  readonly movements: readonly ClaimMovement[];
  readonly indications: readonly Indication[];
  readonly documents: readonly ClaimDocument[];
  readonly receipts: readonly (Receipt & { readonly formId: number })[];
  readonly resolution: Resolution | null;
  readonly forms: readonly VetFormSummary[];
  readonly progress: ReturnType<typeof claimProgress>;
  readonly legal: ReturnType<typeof legalDates>;
}

export async function listAllClaims(db: Kysely<Database>): Promise<ClaimSummary[]> {
  return listClaimSummaries(db);
}

export async function showClaim(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  claimId: number,
): Promise<ClaimDetails | null> {
  const summary = (await listClaimSummaries(db, claimId)).at(0);
  if (!summary) return null;
  const now = clock.now();
  const found = await findClaimFacts(db, { accountId: summary.accountId, claimId }, now);
  if (!found) return null;
  const rows = await listIndicationRows(db, claimId);
  const scope = ofClaim(claimId);
  const receipts = await listReceiptRows(db, scope);
  return {
    summary,
    claim: found.claim,
    symptoms: await listSymptoms(db, claimId),
    movements: await listMovements(db, claimId),
    indications: rows.map((row) => indicationToWire(row, now)),
    documents: await listClaimDocuments(db, claimId),
    receipts: receipts.map((row) => ({ ...receiptToWire(row), formId: row.vet_form_id })),
    resolution: (await readResolutions(db, scope)).get(claimId) ?? null,
    forms: await listVetFormSummaries(db, claimId),
    progress: claimProgress(found.facts),
    legal: legalDates(found.facts),
  };
}
