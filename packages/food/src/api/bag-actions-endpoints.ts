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
import { sendInTurn } from './in-turn.ts';
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
 * What one tap does to a bag. It shows at once and is sent in its turn; what is refused is taken back for this bag alone, as others may
 * be under way (O-LI-04).
 */
export const bagActionsApi = foodApi.injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    correctFoodBag: build.mutation<FoodBag, SaidOfBag & { kilos: number }>({
      queryFn: ({ bag: { id }, kilos, day }, _api, _options, send) =>
        sendInTurn(id, request(correctFoodBag, { params: { id }, body: { kilos, dia: day } }), send),
      responseSchema: responseOf(correctFoodBag),
      onQueryStarted: ({ bag, kilos, day }, api) => changeAtOnce(bag, withCorrection(bag, day, kilos), api),
      invalidatesTags: unlessDone,
    }),
    undoFoodCorrection: build.mutation<FoodBag, { bag: FoodBag; correction: FoodCorrection }>({
      queryFn: ({ bag: { id }, correction }, _api, _options, send) =>
        sendInTurn(id, request(undoFoodCorrection, { params: { id, correccionId: correction.id } }), send),
      responseSchema: responseOf(undoFoodCorrection),
      onQueryStarted: ({ bag, correction }, api) =>
        changeAtOnce(bag, withoutCorrection(bag, correction), api),
      invalidatesTags: unlessDone,
    }),
    finishFoodBag: build.mutation<FoodBag, SaidOfBag>({
      queryFn: ({ bag: { id }, day }, _api, _options, send) =>
        sendInTurn(id, request(finishFoodBag, { params: { id }, body: { dia: day } }), send),
      responseSchema: responseOf(finishFoodBag),
      onQueryStarted: ({ bag, day }, api) => changeAtOnce(bag, ended(bag, day), api),
      invalidatesTags: unlessDone,
    }),
    reopenFoodBag: build.mutation<FoodBag, FoodBag>({
      queryFn: ({ id }, _api, _options, send) =>
        sendInTurn(id, request(reopenFoodBag, { params: { id } }), send),
      responseSchema: responseOf(reopenFoodBag),
      onQueryStarted: (bag, api) => changeAtOnce(bag, reopened(bag), api),
      invalidatesTags: unlessDone,
    }),
    detachFromFoodBag: build.mutation<FoodBag, { bag: FoodBag; pets: readonly number[] }>({
      queryFn: ({ bag: { id }, pets }, _api, _options, send) =>
        sendInTurn(id, request(detachFromFoodBag, { body: { id, mascotas: [...pets] } }), send),
      responseSchema: responseOf(detachFromFoodBag),
      onQueryStarted: ({ bag, pets }, api) => changeAtOnce(bag, eatenByOthers(bag, pets), api),
      invalidatesTags: unlessDone,
    }),
    /** One that is gone, deleted on another device or by a call whose answer was lost, is what was wanted. */
    deleteFoodBag: build.mutation<null, FoodBag>({
      queryFn: async ({ id }, _api, _options, send) => {
        const reply = await sendInTurn(id, request(deleteFoodBag, { params: { id } }), send);
        return 'error' in reply && reply.error.code !== 'not_found' ? reply : { data: null };
      },
      onQueryStarted: (bag, api) => removeAtOnce(bag, api),
      invalidatesTags: unlessDone,
    }),
  }),
});
