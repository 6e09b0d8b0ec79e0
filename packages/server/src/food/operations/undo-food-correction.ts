import * as calls from '@huella/contract/food';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { changeBags } from '../change-bags.ts';
import { ownBag, ownLastingBag } from '../own-bag.ts';
import { deleteCorrection } from '../repositories/food-corrections.ts';

export const undoFoodCorrection = operation({
  call: calls.undoFoodCorrection,
  handle({ accountId, params: { id, correccionId }, now, today, transact }) {
    return transact(async (tx) => {
      const { bags: changed } = await changeBags(tx, { accountId, now, today }, async (bags) => {
        const { correcciones } = ownLastingBag(bags, id);
        if (!correcciones.some((correction) => correction.id === correccionId))
          throw new ApiError('not_found');
        await deleteCorrection(tx, correccionId);
      });
      return ok(ownBag(changed, id));
    });
  },
});
