import type { Claim } from '@huella/contract';
import { CLAIMS_FRESH_SECONDS, LINKS_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { joinDocuments, type JoinedDocuments } from '../../lib/join-documents.ts';

export interface ClaimPapers extends JoinedDocuments {
  isLoading: boolean;
  /** `status` with reviews; `links` when only the other call succeeded; `nothing` when neither did (D07). */
  source: 'status' | 'links' | 'nothing';
  refetch: () => void;
}

const options = {
  refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  pollingInterval: LINKS_SECONDS * 1000,
};

/** A claim's papers, from both calls that have some (D05–D07). */
export function useClaimPapers({ id, creado }: Pick<Claim, 'id' | 'creado'>): ClaimPapers {
  const status = claimsApi.useGetDocumentStatusQuery(id, options);
  const links = claimsApi.useGetClaimDocumentsQuery(id, options);
  const isLoading = [status, links].some((query) => query.currentData === undefined && !query.isError);
  return {
    ...joinDocuments(status.currentData, links.currentData, creado),
    isLoading,
    source: sourceOf(status.currentData !== undefined, links.currentData !== undefined),
    refetch: () => {
      for (const query of [status, links]) if (query.isError) void query.refetch();
    },
  };
}

function sourceOf(hasStatus: boolean, hasLinks: boolean): ClaimPapers['source'] {
  if (hasStatus) return 'status';
  return hasLinks ? 'links' : 'nothing';
}
