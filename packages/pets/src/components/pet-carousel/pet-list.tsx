import type { Pet } from '@huella/contract';
import { ErrorState, useNextPages } from '@huella/ui';
import type { ComponentType, ReactNode } from 'react';
import { copy } from '../../copy.ts';
import { loadDetails } from '../../load-details.ts';
import { PetListSkeleton } from './pet-list-skeleton.tsx';
import { PetsInView } from './pets-in-view.tsx';

export interface PetListProps {
  /** Undefined until the list has loaded once. */
  pets: Pet[] | undefined;
  /** The error of the last load. */
  cause: unknown;
  busy: boolean;
  onRetry: () => void;
  empty: ReactNode;
  fallback: ReactNode;
  NextDue: ComponentType<{ pet: Pet }> | undefined;
}

/** The four states of the list. It is empty only when the server says so (O-LI-05). */
export function PetList({ pets, cause, busy, onRetry, empty, fallback, NextDue }: PetListProps) {
  if (pets === undefined && busy) return <PetListSkeleton />;
  if (pets === undefined)
    return (
      <>
        <ErrorState title={copy.carousel.error} cause={cause} onRetry={onRetry} />
        {fallback}
      </>
    );
  if (pets.length === 0) return empty;
  return <Pets pets={pets} NextDue={NextDue} />;
}

/** Preloads the code of a pet's page, most often the next one. */
function Pets(props: Pick<PetListProps, 'NextDue'> & { pets: Pet[] }) {
  useNextPages(loadDetails);
  return <PetsInView {...props} />;
}
