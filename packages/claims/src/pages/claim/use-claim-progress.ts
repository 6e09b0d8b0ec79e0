import { claimProgress, legalDates, type ClaimProgress, type LegalDates } from '@huella/claim-progress';
import type { Claim, DocumentStatus } from '@huella/contract';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';

interface KnownProgress {
  status: 'known';
  progress: ClaimProgress | null;
  dates: LegalDates | null;
  /** Both badges of the menu; null where nobody knows (D07). */
  pending: number | null;
  missing: number | null;
  retry: () => void;
}

/** How far a claim is (D91): null where a call failed that it follows from. */
export type ProgressState = { status: 'loading' } | KnownProgress;

const noDocuments: DocumentStatus = {
  dniFrente: [],
  dniDorso: [],
  libretas: [],
  cbu: [],
  cbuTercero: [],
  constancia: [],
};

const options = { refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS };

/** Stage, badges and legal dates of a claim, from its indications and the status of its documents. */
export function useClaimProgress(claim: Claim): ProgressState {
  const indications = claimsApi.useListIndicationsQuery(claim.id, options);
  const documents = claimsApi.useGetDocumentStatusQuery(claim.id, options);
  const isLoading = [indications, documents].some(
    ({ currentData, isError }) => currentData === undefined && !isError,
  );
  if (isLoading) return { status: 'loading' };
  const retry = () => {
    if (indications.isError) void indications.refetch();
    if (documents.isError) void documents.refetch();
  };
  if (indications.currentData === undefined)
    return { status: 'known', progress: null, dates: null, pending: null, missing: null, retry };
  const facts = {
    claim,
    indications: indications.currentData,
    documents: documents.currentData ?? noDocuments,
    receipts: {},
    resolution: null,
  };
  const progress = claimProgress(facts);
  const areDocumentsKnown = documents.currentData !== undefined;
  // The vet's stage comes before that of the documents: it is the same whatever they are.
  const isStageKnown = areDocumentsKnown || progress.current === 'veterinario';
  return {
    status: 'known',
    progress: isStageKnown ? progress : null,
    dates: isStageKnown ? legalDates(facts) : null,
    pending: progress.badges.pending,
    missing: areDocumentsKnown ? progress.badges.documents : null,
    retry,
  };
}
