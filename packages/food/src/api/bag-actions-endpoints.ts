import { request, responseOf, toAppError } from '@huella/api-client';
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
import { changeAtOnce, removeAtOnce } from './show-at-once.ts';

/** Something that is said of a bag as it is on the screen, on a day. */
export interface SaidOfBag {
  bag: FoodBag;
  day: Day;
}

/** After a failure nobody knows what was done: the list is asked for again. An answer is the bag itself. */
const unlessDone = (_answer: unknown, error: unknown) =>
  error === undefined ? [] : [{ type: 'FoodBag' as const, id: 'LIST' }];

/**
 * What one tap does to a bag. It shows at once; what is refused is taken back for this bag alone, as others may be under way
 * (O-LI-04).
 */
export const bagActionsApi = foodApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    correctFoodBag: build.mutation<FoodBag, SaidOfBag & { kilos: number }>({
      query: ({ bag: { id }, kilos, day }) =>
        request(correctFoodBag, { params: { id }, body: { kilos, dia: day } }),
      responseSchema: responseOf(correctFoodBag),
      onQueryStarted: ({ bag, kilos, day }, api) => changeAtOnce(bag, withCorrection(bag, day, kilos), api),
      invalidatesTags: unlessDone,
    }),
    undoFoodCorrection: build.mutation<FoodBag, { bag: FoodBag; correction: FoodCorrection }>({
      query: ({ bag: { id }, correction }) =>
        request(undoFoodCorrection, { params: { id, correccionId: correction.id } }),
      responseSchema: responseOf(undoFoodCorrection),
      onQueryStarted: ({ bag, correction }, api) =>
        changeAtOnce(bag, withoutCorrection(bag, correction), api),
      invalidatesTags: unlessDone,
    }),
    finishFoodBag: build.mutation<FoodBag, SaidOfBag>({
      query: ({ bag: { id }, day }) => request(finishFoodBag, { params: { id }, body: { dia: day } }),
      responseSchema: responseOf(finishFoodBag),
      onQueryStarted: ({ bag, day }, api) => changeAtOnce(bag, ended(bag, day), api),
      invalidatesTags: unlessDone,
    }),
    reopenFoodBag: build.mutation<FoodBag, FoodBag>({
      query: ({ id }) => request(reopenFoodBag, { params: { id } }),
      responseSchema: responseOf(reopenFoodBag),
      onQueryStarted: (bag, api) => changeAtOnce(bag, reopened(bag), api),
      invalidatesTags: unlessDone,
    }),
    detachFromFoodBag: build.mutation<FoodBag, { bag: FoodBag; pets: readonly number[] }>({
      query: ({ bag: { id }, pets }) => request(detachFromFoodBag, { body: { id, mascotas: [...pets] } }),
      responseSchema: responseOf(detachFromFoodBag),
      onQueryStarted: ({ bag, pets }, api) => changeAtOnce(bag, eatenByOthers(bag, pets), api),
      invalidatesTags: unlessDone,
    }),
    /** One that is gone, deleted on another device or by a call whose answer was lost, is what was wanted. */
    deleteFoodBag: build.mutation<null, FoodBag>({
      queryFn: async ({ id }, _api, _options, send) => {
        const { error } = await send(request(deleteFoodBag, { params: { id } }));
        if (error === undefined) return { data: null };
        const failure = toAppError(error);
        return failure.code === 'not_found' ? { data: null } : { error: failure };
      },
      onQueryStarted: (bag, api) => removeAtOnce(bag, api),
      invalidatesTags: unlessDone,
    }),
  }),
});
