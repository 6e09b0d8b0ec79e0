import { foodBagSchema, type ValidFoodBag } from '@huella/validation/food';
import { checkForm } from '../http/form-rules.ts';
import type { Rules } from '../http/operation.ts';

export const foodBagRules: Rules<ValidFoodBag> = (body, { today }) => checkForm(foodBagSchema(today), body);
