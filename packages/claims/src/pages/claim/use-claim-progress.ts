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
  /** Null before there is one, or where it is not known. */
  resolution: Resolution | null;
  /** Both badges of the menu; null where nobody knows (D07). */
  pending: number | null;
  missing: number | null;
  retry: () => void;
}

/** How far a claim is (D91): null where a call failed that it follows from. */
export type ProgressState = { status: 'loading' } | KnownProgress;

/** What the calls answered; undefined where one failed. */
interface Answers {
  indications: Indication[] | undefined;
  papers: JoinedDocuments | undefined;
  receipts: FormReceipt[] | undefined;
  /** Null before there is one. */
  resolution: Resolution | null | undefined;
}

const options = { refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS };

/** Stage, badges and legal dates of a claim, from its indications, papers, receipts and resolution. */
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

/** Whether the insurer has decided: nothing is sent to a vet any more. */
export function isDecided(state: ProgressState): boolean {
  const next = state.status === 'loading' ? undefined : state.progress?.next;
  return next === 'nothing' || next === 'wait-for-payment';
}

/** The forms that may have receipts, each once. */
function answeredForms(indications: readonly Indication[] = []): number[] {
  const forms = indications.flatMap(({ estado, vetFormId }) =>
    estado === 'COMPLETADO' && vetFormId !== null ? [vetFormId] : [],
  );
  return [...new Set(forms)];
}

/** What follows from the answers, and null what would be made up. */
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

/** The stages whose day is that of a paper, or may be. */
const fromPapers: ReadonlySet<ClaimStage> = new Set(['documentacion', 'revision']);

/** A paper without a day gives none to what follows from it. */
function withoutMadeUpDays(facts: ClaimFacts, progress: ClaimProgress, papers: JoinedDocuments | undefined) {
  const dates = legalDates(facts);
  if (!papers || papers.undated.length === 0) return { progress, dates };
  const stages = progress.stages.map(({ stage, date }) => ({
    stage,
    date: fromPapers.has(stage) ? null : date,
  }));
  return { progress: { ...progress, stages }, dates: { ...dates, decide: null } };
}

/** What a stage follows from: those before it, and whether there is a decision, which would end them all. */
function needed({ current }: ClaimProgress, { papers, receipts, resolution }: Answers) {
  if (current === 'veterinario') return [resolution];
  if (current === 'documentacion') return [resolution, papers];
  return [resolution, papers, receipts];
}
