import {
  claimProgress,
  legalDates,
  noDocuments,
  receiptFacts,
  resolutionFacts,
  type ClaimFacts,
  type ClaimProgress,
  type LegalDates,
} from '@huella/claim-progress';
import type { Claim, ClaimStage, Indication, Resolution } from '@huella/contract';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import type { JoinedDocuments } from '../../lib/join-documents.ts';
import { resolutionApi } from '../../api/resolution-endpoint.ts';
import { receiptsOfFormsApi, type FormReceipt } from '../../api/receipts-of-forms.ts';
import { useClaimPapers } from './use-claim-papers.ts';

interface KnownProgress {
  status: 'known';
  progress: ClaimProgress | null;
  dates: LegalDates | null;
  resolution: Resolution | null;
  /** Badges of the menu; null where unknown (D07). */
  pending: number | null;
  missing: number | null;
  retry: () => void;
}

/** The progress of a claim (D91): null where a needed call failed. */
export type ProgressState = { status: 'loading' } | KnownProgress;

interface Answers {
  indications: Indication[] | undefined;
  papers: JoinedDocuments | undefined;
  receipts: FormReceipt[] | undefined;
  resolution: Resolution | null | undefined;
}

const options = { refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS };

/** Derives stage, badges and legal dates from indications, papers, receipts and resolution. */
export function useClaimProgress(claim: Claim): ProgressState {
  const indications = claimsApi.useListIndicationsQuery(claim.id, options);
  const papers = useClaimPapers(claim);
  const resolution = resolutionApi.useGetResolutionQuery(claim.id, options);
  const forms = answeredForms(indications.currentData);
  const receipts = receiptsOfFormsApi.useListReceiptsOfFormsQuery(forms, {
    ...options,
    skip: forms.length === 0,
  });
  const queries = [indications, resolution, receipts];
  const isLoading = queries.some(
    ({ currentData, isError, isUninitialized }) => currentData === undefined && !isError && !isUninitialized,
  );
  if (isLoading || papers.isLoading) return { status: 'loading' };
  const answers = {
    indications: indications.currentData,
    papers: papers.source === 'status' ? papers : undefined,
    receipts: forms.length === 0 ? [] : receipts.currentData,
    resolution: resolution.currentData,
  };
  const retry = () => {
    papers.refetch();
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return { status: 'known', ...knownOf(claim, answers), resolution: answers.resolution ?? null, retry };
}

/** After the insurer's decision nothing is sent to a vet. */
export function hasDecision(state: ProgressState): boolean {
  const next = state.status === 'loading' ? undefined : state.progress?.next;
  return next === 'nothing' || next === 'wait-for-payment';
}

function answeredForms(indications: readonly Indication[] = []): number[] {
  const forms = indications.flatMap(({ estado, vetFormId }) =>
    estado === 'COMPLETADO' && vetFormId !== null ? [vetFormId] : [],
  );
  return [...new Set(forms)];
}

/** Derives what the responses allow; null where it would be a guess. */
function knownOf(claim: Claim, answers: Answers): Omit<KnownProgress, 'status' | 'resolution' | 'retry'> {
  const { indications, papers, receipts, resolution } = answers;
  if (indications === undefined) return { progress: null, dates: null, pending: null, missing: null };
  const facts: ClaimFacts = {
    claim,
    indications,
    documents: papers?.documents ?? noDocuments(),
    receipts: receiptFacts(receipts ?? []),
    resolution: resolution ? resolutionFacts(resolution) : null,
  };
  const progress = claimProgress(facts);
  const isStageKnown = needed(progress, answers).every((answer) => answer !== undefined);
  return {
    ...(isStageKnown ? withoutMadeUpDays(facts, progress, papers) : { progress: null, dates: null }),
    pending: progress.badges.pending,
    missing: papers === undefined || resolution === undefined ? null : progress.badges.documents,
  };
}

/** The stages whose day may be that of a paper. */
const fromPapers: ReadonlySet<ClaimStage> = new Set(['documentacion', 'revision']);

/** Removes the days that follow from an undated paper. */
function withoutMadeUpDays(facts: ClaimFacts, progress: ClaimProgress, papers: JoinedDocuments | undefined) {
  const dates = legalDates(facts);
  if (!papers || papers.undated.length === 0) return { progress, dates };
  const stages = progress.stages.map(({ stage, date }) => ({
    stage,
    date: fromPapers.has(stage) ? null : date,
  }));
  return { progress: { ...progress, stages }, dates: { ...dates, decide: null } };
}

/** What a stage depends on: those before it, and a decision, which would end them all. */
function needed({ current }: ClaimProgress, { papers, receipts, resolution }: Answers) {
  if (current === 'veterinario') return [resolution];
  if (current === 'documentacion') return [resolution, papers];
  return [resolution, papers, receipts];
}
