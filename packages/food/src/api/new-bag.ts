import type { RequestInput, Sending } from '@huella/api-client';
import type { createFoodBag, updateFoodBag } from '@huella/contract/food';

export type NewBagBody = RequestInput<typeof createFoodBag>['body'];

export type NewBag = Sending<NewBagBody>;

export type BagChangeBody = RequestInput<typeof updateFoodBag>['body'];
