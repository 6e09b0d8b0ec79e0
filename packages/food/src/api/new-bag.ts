import type { RequestInput, WithIdempotencyKey } from '@huella/api-client';
import type { createFoodBag, updateFoodBag } from '@huella/contract/food';

export type NewBagBody = RequestInput<typeof createFoodBag>['body'];

export type NewBag = WithIdempotencyKey<NewBagBody>;

export type BagChangeBody = RequestInput<typeof updateFoodBag>['body'];
