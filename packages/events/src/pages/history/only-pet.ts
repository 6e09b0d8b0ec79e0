import type { Pet } from '@huella/contract';
import type { HistoryQuery } from '../../lib/history-search.ts';

/** The pet in the URL, or the only one. A foreign id shows all. */
export function onlyPet(pets: readonly Pet[], { petId }: HistoryQuery): Pet | undefined {
  return pets.find(({ id }) => id === petId) ?? (pets.length === 1 ? pets[0] : undefined);
}
