import { toAppError } from '@huella/api-client';
import type { IndicationKind, SuggestedVet } from '@huella/contract';
import { sharedVets } from '../lib/shared-vets.ts';
import { claimsApi, claimListTags } from './claims-endpoints.ts';

const { listSuggestedVets } = claimsApi.endpoints;

export interface VetSearch {
  readonly id: number;
  readonly kinds: readonly IndicationKind[];
}

/** Vets recommended for all of these kinds (D86), by one call per kind: one vet gets one form for all. */
export const vetsForKindsApi = claimsApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listVetsForKinds: build.query<SuggestedVet[], VetSearch>({
      async queryFn({ id, kinds }, { dispatch }) {
        const options = { subscribe: false, forceRefetch: true };
        const answers = await Promise.all(
          kinds.map((tipo) => dispatch(listSuggestedVets.initiate({ id, tipo }, options))),
        );
        const error = answers.find((answer) => answer.error !== undefined)?.error;
        if (error !== undefined) return { error: toAppError(error) };
        return { data: sharedVets(answers.map(({ data = [] }) => data)) };
      },
      providesTags: claimListTags,
    }),
  }),
});
