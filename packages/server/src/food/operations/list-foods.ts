import * as calls from '@huella/contract/food';
import { ok, operation } from '../../http/operation.ts';
import { allFoods } from '../repositories/foods.ts';

export const listFoods = operation({
  call: calls.listFoods,
  cacheable: true,
  async handle({ ports }) {
    return ok(await allFoods(ports.db));
  },
});
