import * as calls from '@huella/contract/food';
import type { ValidFoodBag } from '@huella/validation/food';
import { fieldText } from '../../copy.ts';
import type { Tx } from '../../db/transaction.ts';
import { invalidFields } from '../../http/api-error.ts';
import { created, operation } from '../../http/operation.ts';
import { bagColumns } from '../bag-columns.ts';
import { changeBags } from '../change-bags.ts';
import { checkBag } from '../check-bag.ts';
import { foodBagRules } from '../food-bag-rules.ts';
import { makeRoom } from '../make-room.ts';
import { renewalOf, type Renewal } from '../renewed-bag.ts';
import { setBagPets } from '../repositories/bag-pets.ts';
import { endBag, insertBag } from '../repositories/food-bags.ts';

/** Far above a bag per week for the lives of many pets. */
const BAGS_MAXIMUM = 1000;

export const createFoodBag = operation({
  call: calls.createFoodBag,
  rules: foodBagRules,
  handle({ accountId, body, input, now, today, transact }) {
    return transact(async (tx) => {
      const { result: id } = await changeBags(tx, { accountId, now, today }, async (bags) => {
        await checkBag(tx, accountId, input);
        if (bags.length >= BAGS_MAXIMUM)
          throw invalidFields({ path: '', code: 'too_many', message: fieldText.tooManyBags });
        const renewal = renewalOf(bags, body.renueva, input);
        const others = bags.filter(({ id: other }) => other !== renewal?.bag.id);
        const newBag = { foodId: input.alimentoId, petIds: input.mascotas };
        await makeRoom(tx, others, newBag, today);
        if (renewal) await endBag(tx, renewal.bag.id, { ...renewal, observed: true });
        return insert(tx, { accountId, input, renewal, at: now.toISOString() });
      });
      return created({ id });
    });
  },
});

interface NewBag {
  readonly accountId: number;
  readonly input: ValidFoodBag;
  readonly renewal: Renewal | null;
  readonly at: string;
}

async function insert(tx: Tx, { accountId, input, renewal, at }: NewBag): Promise<number> {
  const id = await insertBag(tx, {
    account_id: accountId,
    ...bagColumns(input),
    carried_grams: renewal?.carried ?? 0,
    created_at: at,
    moved_at: at,
  });
  await setBagPets(tx, id, input.mascotas);
  return id;
}
