import { toAppError } from '@huella/api-client';
import type { ListedClaim } from '@huella/contract';
import { newestFirst } from '../lib/newest-first.ts';
import { claimsApi, claimListTags } from './claims-endpoints.ts';

const { listClaims } = claimsApi.endpoints;

/** One call per pet, because the server lists the claims of one pet (D22). Fails if one call fails: a list without a claim would pass for the whole. */
export const claimsOfPetsApi = claimsApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listClaimsOfPets: build.query<ListedClaim[], readonly number[]>({
      async queryFn(petIds, { dispatch }) {
        const options = { subscribe: false, forceRefetch: true };
        const answers = await Promise.all(petIds.map((id) => dispatch(listClaims.initiate(id, options))));
        const error = answers.find((answer) => answer.error !== undefined)?.error;
        if (error !== undefined) return { error: toAppError(error) };
        return { data: newestFirst(answers.flatMap(({ data = [] }) => data)) };
      },
      providesTags: claimListTags,
    }),
  }),
});
