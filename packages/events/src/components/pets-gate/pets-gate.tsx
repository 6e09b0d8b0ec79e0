import type { Pet } from '@huella/contract';
import { usePets } from '@huella/pets/api';
import { ErrorState, ListSkeleton } from '@huella/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { copy } from '../../copy.ts';
import { Uninsured } from '../uninsured/uninsured.tsx';

/**
 * The states of a page that needs the person's pets (D72); without an insured one it says how to insure one (D102). The page is drawn
 * in small pieces when they come.
 */
export function PetsGate({ children }: { children: (pets: readonly Pet[]) => ReactNode }) {
  const { data, isFetching, refetch } = usePets();
  const pets = useDeferredValue(data);
  if (data === undefined && !isFetching)
    return <ErrorState title={copy.petsError.title} message={copy.petsError.text} onRetry={refetch} />;
  if (pets === undefined) return <ListSkeleton rows={3} />;
  return pets.length > 0 ? children(pets) : <Uninsured />;
}
