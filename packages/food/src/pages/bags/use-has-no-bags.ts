import type { Pet } from '@huella/contract';
import { useBags } from '../../api/use-bags.ts';
import { isListed } from '../../lib/current-bag.ts';

/** Whether the page says that there is no bag, with its button to add one. False until the bags have loaded. */
export function useHasNoBags(only: Pet | undefined): boolean {
  const state = useBags();
  if (state.status !== 'present') return false;
  return !state.bags.some((bag) => isListed(bag, only));
}
