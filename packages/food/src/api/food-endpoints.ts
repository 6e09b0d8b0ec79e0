import { baseApi, CATALOGUE_KEPT_SECONDS, request, responseOf } from '@huella/api-client';
import type { Food, FoodBag } from '@huella/contract';
import { createFoodBag, listFoodBags, listFoods, updateFoodBag } from '@huella/contract/food';
import type { BagChangeBody, NewBag } from './new-bag.ts';

const inList = [{ type: 'FoodBag' as const, id: 'LIST' }];

/** The user's bags and the catalogue of foods (specification §7 *Food*). */
export const foodApi = baseApi.enhanceEndpoints({ addTagTypes: ['FoodBag'] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    listFoods: build.query<Food[], void>({
      query: () => request(listFoods),
      responseSchema: responseOf(listFoods),
      keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
    }),
    listFoodBags: build.query<FoodBag[], void>({
      query: () => request(listFoodBags),
      responseSchema: responseOf(listFoodBags),
      providesTags: inList,
    }),
    // Refetches after a failure too: the change may have been made although its response was lost.
    createFoodBag: build.mutation<{ id: number }, NewBag>({
      query: ({ body, idempotencyKey }) => request(createFoodBag, { body, idempotencyKey }),
      responseSchema: responseOf(createFoodBag),
      invalidatesTags: inList,
    }),
    updateFoodBag: build.mutation<FoodBag, BagChangeBody>({
      query: (body) => request(updateFoodBag, { body }),
      responseSchema: responseOf(updateFoodBag),
      invalidatesTags: inList,
    }),
  }),
});
