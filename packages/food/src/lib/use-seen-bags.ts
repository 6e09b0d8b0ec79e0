import { usePets } from '@huella/pets/api';
import type { Day } from '@huella/validation/day';
import { useBags } from '../api/use-bags.ts';
import { type SeenBag, seenBags } from './seen-bag.ts';
import { useToday } from './use-today.ts';

export function useSeenBags(): { seen: readonly SeenBag[]; today: Day } | null {
  const { data: pets } = usePets();
  const state = useBags();
  const today = useToday();
  if (pets === undefined || state.status !== 'present') return null;
  return { seen: seenBags(state.bags, pets, today), today };
}
