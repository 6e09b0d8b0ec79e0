import * as calls from '@huella/contract/food';
import { noContent, operation } from '../../http/operation.ts';
import { changeBags } from '../change-bags.ts';
import { ownBag } from '../own-bag.ts';
import { deleteBagRow } from '../repositories/food-bags.ts';

export const deleteFoodBag = operation({
  call: calls.deleteFoodBag,
  handle({ accountId, params: { id }, now, today, transact }) {
    return transact(async (tx) => {
      await changeBags(tx, { accountId, now, today }, (bags) => deleteBagRow(tx, ownBag(bags, id).id));
      return noContent();
    });
  },
});
