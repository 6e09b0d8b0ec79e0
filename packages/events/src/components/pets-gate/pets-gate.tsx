import type { Pet } from '@huella/contract';
import { usePets } from '@huella/pets/api';
import { ErrorState, ListSkeleton } from '@huella/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import { Uninsured } from '../uninsured/uninsured.tsx';

/** The states of a page that needs the person's pets (D72); without an insured one it says how to insure one (D102). */
export function PetsGate({ children }: { children: (pets: readonly Pet[]) => ReactNode }) {
  const { data: pets, isFetching, refetch } = usePets();
  if (pets === undefined && isFetching) return <ListSkeleton rows={3} />;
  if (pets === undefined)
    return <ErrorState title={copy.petsError.title} message={copy.petsError.text} onRetry={refetch} />;
  return pets.length > 0 ? children(pets) : <Uninsured />;
}
