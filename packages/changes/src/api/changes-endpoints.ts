import { baseApi, request, responseOf, toAppError, type WithIdempotencyKey } from '@huella/api-client';
import type { ChangeRequest, PersonChangeRequest, PetChangeRequest } from '@huella/contract';
import { listChangeRequests, markChangeRequestSeen, requestDataChange } from '@huella/contract/changes';
import { changedRecords } from '../lib/changed-records.ts';

/** The server tells the kinds apart by their keys (D14). */
export type ChangeBody = PersonChangeRequest | PetChangeRequest;

/** Specification §3, §4 *Edit pet*, *Personal data*; D14, D81. */
export const changesApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['ChangeRequest', 'Pet', 'Person'] })
  .injectEndpoints({
    overrideExisting: import.meta.hot ? true : 'throw',
    endpoints: (build) => ({
      /**
       * The record itself stays unchanged until the insurer approves. `change_pending` means that the cached list is outdated.
       */
      requestDataChange: build.mutation<{ id: number; estado: 'PENDIENTE' }, WithIdempotencyKey<ChangeBody>>({
        query: ({ body, idempotencyKey }) => request(requestDataChange, { body, idempotencyKey }),
        responseSchema: responseOf(requestDataChange),
        invalidatesTags: (_created, error) =>
          error === undefined || toAppError(error).code === 'change_pending' ? ['ChangeRequest'] : [],
      }),
      /** Also invalidates records whose changes were approved. */
      listChangeRequests: build.query<ChangeRequest[], void>({
        query: () => request(listChangeRequests),
        responseSchema: responseOf(listChangeRequests),
        providesTags: ['ChangeRequest'],
        async onQueryStarted(_none, reading) {
          const before = reading.getCacheEntry().data;
          const after = await reading.queryFulfilled.catch(() => null);
          const records = after === null ? [] : changedRecords(before, after.data);
          if (records.length > 0) reading.dispatch(changesApi.util.invalidateTags(records));
        },
      }),
      markChangeRequestSeen: build.mutation<object, number>({
        query: (id) => request(markChangeRequestSeen, { params: { id } }),
        responseSchema: responseOf(markChangeRequestSeen),
        invalidatesTags: (_seen, error) => (error === undefined ? ['ChangeRequest'] : []),
      }),
    }),
  });
