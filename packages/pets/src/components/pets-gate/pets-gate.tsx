import type { Pet } from '@huella/contract';
import { ErrorState, ListSkeleton } from '@huella/ui';
import type { ReactNode } from 'react';
import { usePets } from '../../api/pets-endpoints.ts';
import { copy } from './copy.ts';
import { Uninsured } from './uninsured.tsx';

export interface PetsGateProps {
  /** What an insured pet would be good for here. */
  uninsured: string;
  /** The page's own shape while they load; cards unless given. */
  skeleton?: ReactNode;
  children: (pets: readonly Pet[]) => ReactNode;
}

/** The states of a page that needs the person's pets (D72); without an insured one it says how to insure one (D102). */
export function PetsGate({ uninsured, skeleton, children }: PetsGateProps) {
  const { data: pets, isFetching, refetch } = usePets();
  if (pets === undefined && isFetching) return skeleton ?? <ListSkeleton rows={3} />;
  if (pets === undefined)
    return <ErrorState title={copy.error.title} message={copy.error.text} onRetry={() => void refetch()} />;
  return pets.length > 0 ? children(pets) : <Uninsured text={uninsured} />;
}
