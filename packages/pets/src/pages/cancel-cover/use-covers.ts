import { REFRESH_DEDUPE_SECONDS, useRefetchOnFocus } from '@huella/api-client';
import type { CancellationRequest, CardRecord } from '@huella/contract';
import { cancellationsApi } from '../../api/cancellations-endpoints.ts';
import { petsApi } from '../../api/index.ts';
import { policiesToEnd } from '../../lib/policies-to-end.ts';

/** What somebody may ask to end, and what they asked already. */
export type Covers =
  | { status: 'loading' }
  | { status: 'failed'; busy: boolean; retry: () => void }
  | { status: 'present'; policies: CardRecord[]; requests: CancellationRequest[] };

const fresh = { refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS } as const;

/**
 * The policies of an account and its requests, asked for again when the app comes back to the front: the insurer may have answered.
 * What is known stays while that fails, or what is being typed would go.
 */
export function useCovers(account: string): Covers {
  const cards = petsApi.useListCardRecordsQuery(account, { ...fresh, skip: account === '' });
  const asked = cancellationsApi.useListCancellationRequestsQuery(undefined, fresh);
  useRefetchOnFocus(cards, REFRESH_DEDUPE_SECONDS);
  useRefetchOnFocus(asked, REFRESH_DEDUPE_SECONDS);
  if (cards.currentData && asked.currentData) {
    const policies = policiesToEnd(cards.currentData, asked.currentData);
    return { status: 'present', policies, requests: asked.currentData };
  }
  if (!cards.isError && !asked.isError && account !== '') return { status: 'loading' };
  const retry = () => {
    if (account !== '') void cards.refetch();
    void asked.refetch();
  };
  return { status: 'failed', busy: cards.isFetching || asked.isFetching, retry };
}
