import { request, responseOf } from '@huella/api-client';
import type { FoodBag, FoodCorrection } from '@huella/contract';
import {
  correctFoodBag,
  deleteFoodBag,
  detachFromFoodBag,
  finishFoodBag,
  reopenFoodBag,
  undoFoodCorrection,
} from '@huella/contract/food';
import type { Day } from '@huella/validation/day';
import { eatenByOthers, ended, reopened, withCorrection, withoutCorrection } from '../lib/changed-bag.ts';
import { foodApi } from './food-endpoints.ts';
import { sendInOrder } from './in-order.ts';
import { changeOptimistically, removeOptimistically } from './optimistic-updates.ts';

export interface SaidOfBag {
  bag: FoodBag;
  day: Day;
}

const unlessDone = (_answer: unknown, error: unknown) =>
  error === undefined ? [] : [{ type: 'FoodBag' as const, id: 'LIST' }];

/**
 * One-tap changes of a bag. Each shows at once, is sent in order, and when rejected is undone for this bag only, because others
 * may be pending (O-LI-04).
 */
export const bagActionsApi = foodApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    correctFoodBag: build.mutation<FoodBag, SaidOfBag & { kilos: number }>({
      queryFn: ({ bag: { id }, kilos, day }, _api, _options, send) =>
        sendInOrder(id, request(correctFoodBag, { params: { id }, body: { kilos, dia: day } }), send),
      responseSchema: responseOf(correctFoodBag),
      onQueryStarted: ({ bag, kilos, day }, api) =>
        changeOptimistically(bag, withCorrection(bag, day, kilos), api),
      invalidatesTags: unlessDone,
    }),
    undoFoodCorrection: build.mutation<FoodBag, { bag: FoodBag; correction: FoodCorrection }>({
      queryFn: ({ bag: { id }, correction }, _api, _options, send) =>
        sendInOrder(id, request(undoFoodCorrection, { params: { id, correccionId: correction.id } }), send),
      responseSchema: responseOf(undoFoodCorrection),
      onQueryStarted: ({ bag, correction }, api) =>
        changeOptimistically(bag, withoutCorrection(bag, correction), api),
      invalidatesTags: unlessDone,
    }),
    finishFoodBag: build.mutation<FoodBag, SaidOfBag>({
      queryFn: ({ bag: { id }, day }, _api, _options, send) =>
        sendInOrder(id, request(finishFoodBag, { params: { id }, body: { dia: day } }), send),
      responseSchema: responseOf(finishFoodBag),
      onQueryStarted: ({ bag, day }, api) => changeOptimistically(bag, ended(bag, day), api),
      invalidatesTags: unlessDone,
    }),
    reopenFoodBag: build.mutation<FoodBag, FoodBag>({
      queryFn: ({ id }, _api, _options, send) =>
        sendInOrder(id, request(reopenFoodBag, { params: { id } }), send),
      responseSchema: responseOf(reopenFoodBag),
      onQueryStarted: (bag, api) => changeOptimistically(bag, reopened(bag), api),
      invalidatesTags: unlessDone,
    }),
    detachFromFoodBag: build.mutation<FoodBag, { bag: FoodBag; pets: readonly number[] }>({
      queryFn: ({ bag: { id }, pets }, _api, _options, send) =>
        sendInOrder(id, request(detachFromFoodBag, { body: { id, mascotas: [...pets] } }), send),
      responseSchema: responseOf(detachFromFoodBag),
      onQueryStarted: ({ bag, pets }, api) => changeOptimistically(bag, eatenByOthers(bag, pets), api),
      invalidatesTags: unlessDone,
    }),
    /** A bag that is gone already counts as deleted: another device deleted it, or a response was lost. */
    deleteFoodBag: build.mutation<null, FoodBag>({
      queryFn: async ({ id }, _api, _options, send) => {
        const reply = await sendInOrder(id, request(deleteFoodBag, { params: { id } }), send);
        return 'error' in reply && reply.error.code !== 'not_found' ? reply : { data: null };
      },
      onQueryStarted: (bag, api) => removeOptimistically(bag, api),
      invalidatesTags: unlessDone,
    }),
  }),
});
