import { baseApi, CATALOGUE_KEPT_SECONDS, request, responseOf } from '@huella/api-client';
import type { Plan } from '@huella/contract';
import { listPlans } from '@huella/contract/catalogues';

/** The plans (specification §7 *Catalogues*), apart from `petsApi` because prices are shown before the login. */
export const plansApi = baseApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listPlans: build.query<Plan[], void>({
      query: () => request(listPlans),
      responseSchema: responseOf(listPlans),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
  }),
});
