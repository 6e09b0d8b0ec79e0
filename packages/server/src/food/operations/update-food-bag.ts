import * as calls from '@huella/contract/food';
import { invalidFields } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { bagColumns } from '../bag-columns.ts';
import { changeBags } from '../change-bags.ts';
import { contradictionsOf, recountedEnd } from '../changed-bag.ts';
import { checkBag } from '../check-bag.ts';
import { foodBagRules } from '../food-bag-rules.ts';
import { gramsOf } from '../grams.ts';
import { makeRoom } from '../make-room.ts';
import { ownBag } from '../own-bag.ts';
import { setBagPets } from '../repositories/bag-pets.ts';
import { changeBag, endBag, listBags } from '../repositories/food-bags.ts';

/** Only the same food is carried over. */
export const updateFoodBag = operation({
  call: calls.updateFoodBag,
  rules: foodBagRules,
  handle({ accountId, body: { id }, input, now, today, transact }) {
    return transact(async (tx) => {
      const { bags: changed } = await changeBags(tx, { accountId, now, today }, async (bags) => {
        const bag = ownBag(bags, id);
        await checkBag(tx, accountId, input, bag);
        const sobrante = bag.alimento.id === input.alimentoId ? bag.sobrante : 0;
        const fields = contradictionsOf({ ...bag, sobrante }, input);
        if (fields.length > 0) throw invalidFields(...fields);
        const newBag = { id, foodId: input.alimentoId, petIds: input.mascotas };
        if (bag.terminada === null) await makeRoom(tx, bags, newBag, today);
        await changeBag(tx, id, { ...bagColumns(input), carried_grams: gramsOf(sobrante) });
        await setBagPets(tx, id, input.mascotas);
        if (bag.terminada?.observada !== false) return;
        const after = await listBags(tx, accountId);
        const day = recountedEnd(ownBag(after, id), after, today);
        await endBag(tx, id, { day, grams: 0, observed: false });
      });
      return ok(ownBag(changed, id));
    });
  },
});
