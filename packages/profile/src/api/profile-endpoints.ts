import { baseApi, CATALOGUE_KEPT_SECONDS, request, responseOf, toAppError } from '@huella/api-client';
import type { Locality, Person } from '@huella/contract';
import { createPerson, getPerson, getProvince, listLocalities, person } from '@huella/contract/person';
import * as z from 'zod/mini';
import type { NewPerson } from './bodies.ts';

/** Specification §7 *User, location and catalogues*. */
export const profileApi = baseApi.enhanceEndpoints({ addTagTypes: ['Person'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** Null for the 404, which means that there are no data yet. */
    getPerson: build.query<Person | null, void>({
      queryFn: async (_none, _api, _options, send) => {
        const { data, error } = await send(request(getPerson));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `responseSchema` checks it
        if (error === undefined) return { data: data as Person };
        const failure = toAppError(error);
        return failure.code === 'not_found' ? { data: null } : { error: failure };
      },
      responseSchema: z.nullable(person),
      providesTags: ['Person'],
    }),
    createPerson: build.mutation<{ id: number }, NewPerson>({
      query: ({ body, idempotencyKey }) => request(createPerson, { body, idempotencyKey }),
      responseSchema: responseOf(createPerson),
      invalidatesTags: (_created, error) =>
        error === undefined || toAppError(error).code === 'person_exists' ? ['Person'] : [],
    }),
    listLocalities: build.query<Locality[], string>({
      query: (provincia) => request(listLocalities, { body: { provincia } }),
      responseSchema: responseOf(listLocalities),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
    getProvince: build.query<{ id: number; nombre: string }, number>({
      query: (localityId) => request(getProvince, { query: { id: localityId } }),
      responseSchema: responseOf(getProvince),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
  }),
});
