import * as calls from '@huella/contract/food';
import { ok, operation } from '../../http/operation.ts';
import { changeBags } from '../change-bags.ts';
import { makeRoom } from '../make-room.ts';
import { ownBag } from '../own-bag.ts';
import { reopenBag } from '../repositories/food-bags.ts';

/** One that lasts stays as it is: what is taken back twice is taken back. */
export const reopenFoodBag = operation({
  call: calls.reopenFoodBag,
  handle({ accountId, params: { id }, now, today, transact }) {
    return transact(async (tx) => {
      const { bags: changed } = await changeBags(tx, { accountId, now, today }, async (bags) => {
        const { alimento, stocksAlimentoMascotas, terminada } = ownBag(bags, id);
        if (terminada === null) return;
        const petIds = stocksAlimentoMascotas.map(({ mascotaId }) => mascotaId);
        await makeRoom(tx, bags, { id, foodId: alimento.id, petIds }, today);
        await reopenBag(tx, id);
      });
      return ok(ownBag(changed, id));
    });
  },
});
