import type { FoodBag } from '@huella/contract';
import * as calls from '@huella/contract/food';
import { capacityOf } from '@huella/food-forecast';
import { bookedDay, kilogramsLeft } from '@huella/validation/food';
import * as z from 'zod/mini';
import { fieldText } from '../../copy.ts';
import { invalidFields } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { ok, operation } from '../../http/operation.ts';
import { changeBags } from '../change-bags.ts';
import { gramsOf } from '../grams.ts';
import { ownBag, ownLastingBag } from '../own-bag.ts';
import { saveCorrection } from '../repositories/food-corrections.ts';

/** One per week for a year. */
const CORRECTIONS_MAXIMUM = 50;

export const correctFoodBag = operation({
  call: calls.correctFoodBag,
  handle({ accountId, params: { id }, body: { kilos, dia }, now, today, transact }) {
    return transact(async (tx) => {
      const { bags: changed } = await changeBags(tx, { accountId, now, today }, async (bags) => {
        const bag = ownLastingBag(bags, id);
        const { input, fields } = validateForm(correctionSchema(bag, today), { kilos, dia: dia ?? today });
        if (!input) throw invalidFields(...fields);
        rejectTooMany(bag, input.dia);
        await saveCorrection(tx, id, { day: input.dia, grams: gramsOf(input.kilos) });
      });
      return ok(ownBag(changed, id));
    });
  },
});

function correctionSchema(bag: FoodBag, today: string) {
  return z.object({
    kilos: kilogramsLeft(capacityOf(bag)),
    dia: bookedDay({ from: bag.fechaCompra, today }),
  });
}

function rejectTooMany({ correcciones }: FoodBag, day: string): void {
  if (correcciones.length < CORRECTIONS_MAXIMUM || correcciones.some(({ dia }) => dia === day)) return;
  throw invalidFields({ path: '', code: 'too_many', message: fieldText.tooManyCorrections });
}
