import { REFRESH_DEDUPE_SECONDS, useRefetchOnFocus } from '@huella/api-client';
import type { CancellationRequest, CardRecord } from '@huella/contract';
import type { FailedState } from '@huella/ui';
import { cancellationsApi } from '../../api/cancellations-endpoints.ts';
import { petsApi } from '../../api/index.ts';
import { policiesToEnd } from '../../lib/policies-to-end.ts';

export type Covers =
  | { status: 'loading' }
  | FailedState
  | { status: 'present'; policies: CardRecord[]; requests: CancellationRequest[] };

const fresh = { refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS } as const;

/**
 * The policies of an account and its cancellation requests, refetched when the window gets the focus: the insurer may have
 * answered. A failed refetch keeps the data, so that the form stays.
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
  const busy = cards.isFetching || asked.isFetching;
  return { status: 'failed', cause: cards.error ?? asked.error, busy, retry };
}
