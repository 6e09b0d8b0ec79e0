import type { Pet } from '@huella/contract';
import { ErrorState, ListSkeleton } from '@huella/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { usePets } from '../../api/pets-endpoints.ts';
import { copy } from './copy.ts';
import { Uninsured } from './uninsured.tsx';

export interface PetsGateProps {
  /** What an insured pet would be good for here. */
  uninsured: string;
  /** What could not be loaded with them, where the page is about something else. */
  error?: string;
  /** The page's own shape while they load; cards unless given. */
  skeleton?: ReactNode;
  children: (pets: readonly Pet[]) => ReactNode;
}

/**
 * The states of a page that needs the person's pets (D72); without an insured one it says how to insure one (D102). The page is drawn in
 * small pieces when they come.
 */
export function PetsGate({ uninsured, error = copy.error, skeleton, children }: PetsGateProps) {
  const { data, isFetching, refetch } = usePets();
  const pets = useDeferredValue(data);
  if (data === undefined && !isFetching) return <ErrorState title={error} onRetry={() => void refetch()} />;
  if (pets === undefined) return skeleton ?? <ListSkeleton rows={3} />;
  return pets.length > 0 ? children(pets) : <Uninsured text={uninsured} />;
}
