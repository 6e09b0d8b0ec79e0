import * as calls from '@huella/contract/food';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { changeBags } from '../change-bags.ts';
import { followerOf, makeRoom } from '../make-room.ts';
import { ownBag } from '../own-bag.ts';
import { reopenBag } from '../repositories/food-bags.ts';

/** Idempotent. A bag with a follower stays ended, also after the follower's end: what was carried over would count twice. */
export const reopenFoodBag = operation({
  call: calls.reopenFoodBag,
  handle({ accountId, params: { id }, now, today, transact }) {
    return transact(async (tx) => {
      const { bags: changed } = await changeBags(tx, { accountId, now, today }, async (bags) => {
        const bag = ownBag(bags, id);
        if (bag.terminada === null) return;
        const petIds = bag.stocksAlimentoMascotas.map(({ mascotaId }) => mascotaId);
        const newBag = { id, foodId: bag.alimento.id, petIds };
        await makeRoom(tx, bags, newBag, today);
        const follower = followerOf(bag, bags, newBag);
        if (follower) throw new ApiError('already_loaded', { id: follower.id });
        await reopenBag(tx, id);
      });
      return ok(ownBag(changed, id));
    });
  },
});
