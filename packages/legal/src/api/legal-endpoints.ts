import { baseApi, request, responseOf, type RequestInput, type WithIdempotencyKey } from '@huella/api-client';
import { createLegalRequest } from '@huella/contract/legal';

export type LegalRequestBody = RequestInput<typeof createLegalRequest>['body'];

/** Disposición 954/2025. */
export const legalApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    createLegalRequest: build.mutation<{ codigo: string }, WithIdempotencyKey<LegalRequestBody>>({
      query: ({ body, idempotencyKey }) => request(createLegalRequest, { body, idempotencyKey }),
      responseSchema: responseOf(createLegalRequest),
    }),
  }),
});
