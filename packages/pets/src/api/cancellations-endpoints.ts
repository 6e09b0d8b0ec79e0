import {
  baseApi,
  request,
  responseOf,
  toAppError,
  type RequestInput,
  type Sending,
} from '@huella/api-client';
import type { CancellationRequest } from '@huella/contract';
import { listCancellationRequests, requestCancellation } from '@huella/contract/policies';

/** What is asked of the insurer: which policy, and why. */
export type CancellationBody = RequestInput<typeof requestCancellation>['body'];

/** Which policies were asked to be ended, and what became of it (D35). Apart from the pets, whose screens need none of it. */
export const cancellationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Cancellation'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** A refusal for what waits says that the list is old. */
    requestCancellation: build.mutation<CancellationRequest, Sending<CancellationBody>>({
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
