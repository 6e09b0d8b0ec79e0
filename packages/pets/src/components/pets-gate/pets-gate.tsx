import type { Pet } from '@huella/contract';
import { ErrorState, ListSkeleton } from '@huella/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { usePets } from '../../api/pets-endpoints.ts';
import { copy } from './copy.ts';
import { Uninsured } from './uninsured.tsx';

export interface PetsGateProps {
  /** What an insured pet is for on this page. */
  uninsured: string;
  /** The title of the error, when the page is not about pets. */
  error?: string;
  /** Cards by default. */
  skeleton?: ReactNode;
  children: (pets: readonly Pet[]) => ReactNode;
}

/**
 * The states of a page that needs the user's pets (D72); without one it says how to insure one (D102). Renders the page with a
 * deferred value, in small pieces.
 */
export function PetsGate({ uninsured, error = copy.error, skeleton, children }: PetsGateProps) {
  const { data, error: cause, isFetching, refetch } = usePets();
  const pets = useDeferredValue(data);
  if (data === undefined && !isFetching)
    return <ErrorState title={error} cause={cause} onRetry={() => void refetch()} />;
  if (pets === undefined) return skeleton ?? <ListSkeleton rows={3} />;
  return pets.length > 0 ? children(pets) : <Uninsured text={uninsured} />;
}
