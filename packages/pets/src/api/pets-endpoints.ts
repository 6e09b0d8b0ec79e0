import { baseApi, CATALOGUE_KEPT_SECONDS, request, responseOf } from '@huella/api-client';
import type { Breed, Pet, Plan } from '@huella/contract';
import { createPet, getPet, listBreeds, listPets, listPlans } from '@huella/contract/pets';
import type { NewPet } from './new-pet.ts';

/** Seconds within which a list of pets is not asked for again (specification §9 *Pets list dedupe interval*). */
const PETS_FRESH_SECONDS = 1;

/** The pets of the person and what a new one needs (specification §7 *Pets*, *Catalogues*). */
export const petsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Pet'] }).injectEndpoints({
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
    listBreeds: build.query<Breed[], void>({
      query: () => request(listBreeds),
      responseSchema: responseOf(listBreeds),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
    listPlans: build.query<Plan[], void>({
      query: () => request(listPlans),
      responseSchema: responseOf(listPlans),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
  }),
});

/** The person's pets; a screen that mounts asks again unless the list is at most a second old. */
export function usePets() {
  return petsApi.useListPetsQuery(undefined, { refetchOnMountOrArgChange: PETS_FRESH_SECONDS });
}
