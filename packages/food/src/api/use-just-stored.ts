import { useState } from 'react';
import type { SeenBag } from '../lib/seen-bag.ts';
import { foodApi } from './food-endpoints.ts';

/** The form of a new bag sends under this key, so that the list knows what came of it. */
export const NEW_BAG = { fixedCacheKey: 'new-bag' } as const;

/** Milliseconds for which a bag is what was just noted. */
const JUST = 60_000;

/** Of these the bag that was noted right before the list was opened. */
export function useJustStored(seen: readonly SeenBag[]): SeenBag | undefined {
  const [, { data, fulfilledTimeStamp = 0 }] = foodApi.useCreateFoodBagMutation(NEW_BAG);
  const [opened] = useState(() => Date.now());
  const isJust = opened - fulfilledTimeStamp < JUST;
  return isJust ? seen.find(({ bag }) => bag.id === data?.id) : undefined;
}
