import { REFRESH_DEDUPE_SECONDS, useRefetchOnFocus } from '@huella/api-client';
import type { CancellationRequest, CardRecord } from '@huella/contract';
import type { FailedState } from '@huella/ui';
import { cancellationsApi } from '../../api/cancellations-endpoints.ts';
import { petsApi } from '../../api/index.ts';
import { cancellablePolicies } from '../../lib/cancellable-policies.ts';

export type CoverageState =
  | { status: 'loading' }
  | FailedState
  | { status: 'present'; policies: CardRecord[]; requests: CancellationRequest[] };

const fresh = { refetchOnMountOrArgChange: REFRESH_DEDUPE_SECONDS } as const;

/**
 * The policies of an account that can be cancelled, and its cancellation requests, refetched on focus: the insurer may have answered.
 * A failed refetch keeps the data, so that the form stays.
 */
export function useCoverage(email: string): CoverageState {
  const cards = petsApi.useListCardRecordsQuery(email, { ...fresh, skip: email === '' });
  const requests = cancellationsApi.useListCancellationRequestsQuery(undefined, fresh);
  useRefetchOnFocus(cards, REFRESH_DEDUPE_SECONDS);
  useRefetchOnFocus(requests, REFRESH_DEDUPE_SECONDS);
  if (cards.currentData && requests.currentData) {
    const policies = cancellablePolicies(cards.currentData, requests.currentData);
    return { status: 'present', policies, requests: requests.currentData };
  }
  if (!cards.isError && !requests.isError && email !== '') return { status: 'loading' };
  const retry = () => {
    if (email !== '') void cards.refetch();
    void requests.refetch();
  };
  const busy = cards.isFetching || requests.isFetching;
  return { status: 'failed', cause: cards.error ?? requests.error, busy, retry };
}
