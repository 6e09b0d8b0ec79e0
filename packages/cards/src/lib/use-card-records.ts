import type { Pet } from '@huella/contract';
import { PETS_FRESH_SECONDS, petsApi, usePet, usePets } from '@huella/pets/api';
import type { FailedState } from '@huella/ui';
import { matchCardRecord, type CardMatch } from './match-card-record.ts';

export type CardAnswer =
  | { status: 'loading' | 'missing' }
  | FailedState
  | { status: 'present'; pet: Pet; match: CardMatch };

/**
 * Loads the pet, the account's other pets (namesakes must not get each other's card, D23) and its policies. All three must be
 * fresh: a part of them could show another pet's policy.
 */
export function useCardRecords(petId: number | null, account: string): CardAnswer {
  const pet = usePet(petId);
  const pets = usePets();
  const records = petsApi.useListCardRecordsQuery(account, {
    skip: account === '',
    refetchOnMountOrArgChange: PETS_FRESH_SECONDS,
  });
  if (pet.status === 'missing') return pet;
  const outdated = pet.status === 'failed' || (pet.status === 'present' && pet.isOutdated);
  if (outdated || pets.isError || records.isError || account === '') {
    const busy = pets.isFetching || records.isFetching;
    const retry = () => {
      if (pet.status !== 'loading') pet.retry();
      void pets.refetch();
      if (account !== '') void records.refetch();
    };
    const cause = (pet.status === 'failed' ? pet.cause : undefined) ?? pets.error ?? records.error;
    return { status: 'failed', cause, busy, retry };
  }
  if (pet.status !== 'present' || pets.data === undefined || records.currentData === undefined)
    return { status: 'loading' };
  return { status: 'present', pet: pet.pet, match: matchCardRecord(pet.pet, pets.data, records.currentData) };
}
