import {
  baseApi,
  request,
  responseOf,
  toAppError,
  type RequestInput,
  type WithIdempotencyKey,
} from '@huella/api-client';
import type { CancellationRequest } from '@huella/contract';
import { listCancellationRequests, requestCancellation } from '@huella/contract/policies';

export type CancellationBody = RequestInput<typeof requestCancellation>['body'];

/** Cancellation requests (D35), apart from `petsApi`, whose pages do not need them. */
export const cancellationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Cancellation'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Also after an error: a pending request that the list lacks means that it is outdated. */
    requestCancellation: build.mutation<CancellationRequest, WithIdempotencyKey<CancellationBody>>({
      query: ({ body, idempotencyKey }) => request(requestCancellation, { body, idempotencyKey }),
      responseSchema: responseOf(requestCancellation),
      invalidatesTags: (_created, error) =>
        error === undefined || toAppError(error).code === 'cancellation_pending' ? ['Cancellation'] : [],
    }),
    listCancellationRequests: build.query<CancellationRequest[], void>({
      query: () => request(listCancellationRequests),
      responseSchema: responseOf(listCancellationRequests),
      providesTags: ['Cancellation'],
    }),
  }),
});
