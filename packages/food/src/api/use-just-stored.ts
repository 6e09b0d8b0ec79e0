import { useState } from 'react';
import type { CurrentBag } from '../lib/current-bag.ts';
import { foodApi } from './food-endpoints.ts';

export const NEW_BAG = { fixedCacheKey: 'new-bag' } as const;

/** Milliseconds during which a bag counts as just stored. */
const JUST = 60_000;

export function useJustStored(currentBags: readonly CurrentBag[]): CurrentBag | undefined {
  const [, { data, fulfilledTimeStamp = 0 }] = foodApi.useCreateFoodBagMutation(NEW_BAG);
  const [opened] = useState(() => Date.now());
  const isJust = opened - fulfilledTimeStamp < JUST;
  return isJust ? currentBags.find(({ bag }) => bag.id === data?.id) : undefined;
}
