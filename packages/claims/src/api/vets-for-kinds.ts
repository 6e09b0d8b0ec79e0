import { toAppError } from '@huella/api-client';
import type { IndicationKind, SuggestedVet } from '@huella/contract';
import { sharedVets } from '../lib/shared-vets.ts';
import { claimsApi, inList } from './claims-endpoints.ts';

const { listSuggestedVets } = claimsApi.endpoints;

/** What vets are looked for, for which claim or indication. */
export interface VetSearch {
  readonly id: number;
  readonly kinds: readonly IndicationKind[];
}

/** The vets who are recommended for all of some kinds (D86): one call per kind, as one vet gets one form for all of them. */
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
      providesTags: inList,
    }),
  }),
});
