import {
  CATALOGUE_KEPT_SECONDS,
  request,
  responseOf,
  useRefetchOnFocus,
  type RequestInput,
  type WithIdempotencyKey,
} from '@huella/api-client';
import type { Breed, CardRecord, ConfigItem, Pet } from '@huella/contract';
import { listBreeds, listConfigItems } from '@huella/contract/catalogues';
import { createPet, createWeightEntry, getPet, listPets } from '@huella/contract/pets';
import { listCardRecords, requestSyncLink } from '@huella/contract/policies';
import type { NewPet } from './new-pet.ts';
import { plansApi } from './plans-endpoints.ts';

/** Seconds without a refetch (specification §9 *Pets list dedupe interval*). */
export const PETS_FRESH_SECONDS = 1;

/** Kilograms, and the Argentine day of the weight entry (D15). */
type NewWeightEntry = WithIdempotencyKey<RequestInput<typeof createWeightEntry>['body']>;

/** The email under which the pets were insured. */
type SyncRequest = WithIdempotencyKey<RequestInput<typeof requestSyncLink>['body']>;

/** Specification §7 *Pets*, *Catalogues*. */
export const petsApi = plansApi.enhanceEndpoints({ addTagTypes: ['Pet'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listPets: build.query<Pet[], void>({
      query: () => request(listPets),
      responseSchema: responseOf(listPets),
      providesTags: (pets = []) => [
        { type: 'Pet', id: 'LIST' },
        ...pets.map(({ id }) => ({ type: 'Pet' as const, id })),
      ],
    }),
    getPet: build.query<Pet, number>({
      query: (id) => request(getPet, { params: { id } }),
      responseSchema: responseOf(getPet),
      providesTags: (_pet, _error, id) => [{ type: 'Pet', id }],
    }),
    createPet: build.mutation<{ id: number }, NewPet>({
      query: ({ body, idempotencyKey }) => request(createPet, { body, idempotencyKey }),
      responseSchema: responseOf(createPet),
      invalidatesTags: (created) => (created ? [{ type: 'Pet', id: 'LIST' }] : []),
    }),
    createWeightEntry: build.mutation<{ id: number }, NewWeightEntry>({
      query: ({ body, idempotencyKey }) => request(createWeightEntry, { body, idempotencyKey }),
      responseSchema: responseOf(createWeightEntry),
      // The list provides this tag too, so that home shows the new weight.
      invalidatesTags: (created, _error, { body }) => (created ? [{ type: 'Pet', id: body.mascotaId }] : []),
    }),
    /** Without tags: the pets are added when the mailed link is opened. */
    requestSyncLink: build.mutation<object, SyncRequest>({
      query: ({ body, idempotencyKey }) => request(requestSyncLink, { body, idempotencyKey }),
      responseSchema: responseOf(requestSyncLink),
    }),
    listCardRecords: build.query<CardRecord[], string>({
      query: (email) => request(listCardRecords, { query: { email } }),
      responseSchema: responseOf(listCardRecords),
      providesTags: [{ type: 'Pet', id: 'LIST' }],
    }),
    listBreeds: build.query<Breed[], void>({
      query: () => request(listBreeds),
      responseSchema: responseOf(listBreeds),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
    listConfigItems: build.query<ConfigItem[], void>({
      query: () => request(listConfigItems),
      responseSchema: responseOf(listConfigItems),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
  }),
});

/**
 * The user's pets, refetched when a page mounts or the window gets the focus (the mailed link may have added some) unless
 * the list is less than a second old.
 */
export function usePets() {
  const list = petsApi.useListPetsQuery(undefined, { refetchOnMountOrArgChange: PETS_FRESH_SECONDS });
  useRefetchOnFocus(list, PETS_FRESH_SECONDS);
  return list;
}
