import * as calls from '@huella/contract/food';
import { ok, operation } from '../../http/operation.ts';
import { ownAnimals } from '../own-animals.ts';
import { listBags } from '../repositories/food-bags.ts';

export const listPetFoodBags = operation({
  call: calls.listPetFoodBags,
  async handle({ ports: { db }, accountId, params: { id } }) {
    await ownAnimals(db, accountId, [id]);
    const bags = await listBags(db, accountId);
    return ok(
      bags.filter(({ stocksAlimentoMascotas }) =>
        stocksAlimentoMascotas.some(({ mascotaId }) => mascotaId === id),
      ),
    );
  },
});
