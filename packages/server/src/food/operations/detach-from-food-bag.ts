import * as calls from '@huella/contract/food';
import { foodMessages } from '@huella/validation/food';
import { invalidFields } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { changeBags } from '../change-bags.ts';
import { ownBag } from '../own-bag.ts';
import { ownAnimals } from '../own-animals.ts';
import { removeBagPets } from '../repositories/bag-pets.ts';

/** Idempotent: two devices may send the same. */
export const detachFromFoodBag = operation({
  call: calls.detachFromFoodBag,
  handle({ accountId, body: { id, mascotas }, now, today, transact }) {
    return transact(async (tx) => {
      const { bags: changed } = await changeBags(tx, { accountId, now, today }, async (bags) => {
        const { stocksAlimentoMascotas: pets } = ownBag(bags, id);
        await ownAnimals(tx, accountId, mascotas);
        if (pets.every(({ mascotaId }) => mascotas.includes(mascotaId)))
          throw invalidFields({ path: 'mascotas', code: 'last', message: foodMessages.petMissing });
        await removeBagPets(tx, id, mascotas);
      });
      return ok(ownBag(changed, id));
    });
  },
});
