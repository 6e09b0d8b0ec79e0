import type { RequestInput, Sending } from '@huella/api-client';
import type { createFoodBag, updateFoodBag } from '@huella/contract/food';

/** The body of POST /app/user/stock-alimento (specification §3 *New food payload*). */
export type NewBagBody = RequestInput<typeof createFoodBag>['body'];

/** A new bag to send. */
export type NewBag = Sending<NewBagBody>;

/** The body of PUT /app/user/stock-alimento. */
export type BagChangeBody = RequestInput<typeof updateFoodBag>['body'];
