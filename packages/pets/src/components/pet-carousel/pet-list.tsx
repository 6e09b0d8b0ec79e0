import type { Pet } from '@huella/contract';
import { ErrorState, useNextPages } from '@huella/ui';
import type { ComponentType, ReactNode } from 'react';
import { copy } from '../../copy.ts';
import { loadDetails } from '../../load-details.ts';
import { OfflineCardLinks } from '../offline-card-links/offline-card-links.tsx';
import { PetListSkeleton } from './pet-list-skeleton.tsx';
import { PetsInView } from './pets-in-view.tsx';

export interface PetListProps {
  /** Undefined until the list has arrived once. */
  pets: Pet[] | undefined;
  busy: boolean;
  onRetry: () => void;
  /** What stands there for somebody without pets. */
  empty: ReactNode;
  account: string;
  NextDue: ComponentType<{ pet: Pet }> | undefined;
}

/** The four states of the list: loading, error, empty and the pets. Only an answer of the server can say "none" (O-LI-05). */
export function PetList({ pets, busy, onRetry, empty, account, NextDue }: PetListProps) {
  if (pets === undefined && busy) return <PetListSkeleton />;
  if (pets === undefined)
    return (
      <>
        <ErrorState title={copy.carousel.error} onRetry={onRetry} />
        <OfflineCardLinks account={account} />
      </>
    );
  if (pets.length === 0) return empty;
  return <Pets pets={pets} NextDue={NextDue} />;
}

/** The pets themselves. Most often the next thing is a tap on one of them: the code of their page comes meanwhile. */
function Pets(props: Pick<PetListProps, 'NextDue'> & { pets: Pet[] }) {
  useNextPages(loadDetails);
  return <PetsInView {...props} />;
}
