import type { FoodBag } from '@huella/contract';
import * as calls from '@huella/contract/food';
import { bookedDay } from '@huella/validation/food';
import * as z from 'zod/mini';
import { fieldText } from '../../copy.ts';
import { invalidFields } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { ok, operation } from '../../http/operation.ts';
import { changeBags } from '../change-bags.ts';
import { ownBag, ownLastingBag } from '../own-bag.ts';
import { endBag } from '../repositories/food-bags.ts';

export const finishFoodBag = operation({
  call: calls.finishFoodBag,
  handle({ accountId, params: { id }, body: { dia }, now, today, transact }) {
    return transact(async (tx) => {
      const { bags: changed } = await changeBags(tx, { accountId, now, today }, async (bags) => {
        const day = dayOfEnd(ownLastingBag(bags, id), dia ?? today, today);
        await endBag(tx, id, { day, grams: 0, observed: true });
      });
      return ok(ownBag(changed, id));
    });
  },
});

/** Throws 422 for a day before the purchase, before the last correction, or in the future. */
function dayOfEnd({ fechaCompra: from, correcciones }: FoodBag, dia: string, today: string): string {
  const { input, fields } = validateForm(z.object({ dia: bookedDay({ from, today }) }), { dia });
  if (!input) throw invalidFields(...fields);
  if (correcciones.some((correction) => correction.dia > input.dia))
    throw invalidFields({ path: 'dia', code: 'early', message: fieldText.endedBeforeObservation });
  return input.dia;
}
