import type { Pet } from '@huella/contract';
import type { HistoryPlace } from '../../lib/history-search.ts';

/** The only pet whose events are shown: the one that the address names, or the person's only one. Another's shows all. */
export function onlyPet(pets: readonly Pet[], { petId }: HistoryPlace): Pet | undefined {
  return pets.find(({ id }) => id === petId) ?? (pets.length === 1 ? pets[0] : undefined);
}
