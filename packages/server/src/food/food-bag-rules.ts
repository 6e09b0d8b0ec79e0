import { foodBagSchema, type ValidFoodBag } from '@huella/validation/food';
import { validateForm } from '../http/validate-form.ts';
import type { Rules } from '../http/operation.ts';

export const foodBagRules: Rules<ValidFoodBag> = (body, { today }) =>
  validateForm(foodBagSchema(today), body);
