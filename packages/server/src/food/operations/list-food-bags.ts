import * as calls from '@huella/contract/food';
import { ok, operation } from '../../http/operation.ts';
import { listBags } from '../repositories/food-bags.ts';

export const listFoodBags = operation({
  call: calls.listFoodBags,
  async handle({ ports: { db }, accountId }) {
    return ok(await listBags(db, accountId));
  },
});
