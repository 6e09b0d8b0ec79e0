import type { Pet } from '@huella/contract';
import { Carousel, EmptyState, ErrorState, useIdleLoad } from '@huella/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import { loadDetails } from '../../load-details.ts';
import { OfflineCardLinks } from '../offline-card-links/offline-card-links.tsx';
import { PetCard } from './pet-card.tsx';
import { PetListSkeleton } from './pet-list-skeleton.tsx';

/** Slides of the pet carousel in one view (specification §9). */
const PETS_PER_VIEW = 3;

export interface PetListProps {
  /** Undefined until the list has arrived once. */
  pets: Pet[] | undefined;
  busy: boolean;
  onRetry: () => void;
  /** The next step of somebody without pets. */
  addPet: ReactNode;
  account: string;
}

/** The four states of the list: loading, error, empty and the pets. Only an answer of the server can say "none" (O-LI-05). */
export function PetList({ pets, busy, onRetry, addPet, account }: PetListProps) {
  if (pets === undefined && busy) return <PetListSkeleton cards={PETS_PER_VIEW} />;
  if (pets === undefined)
    return (
      <>
        <ErrorState title={copy.carousel.error.title} message={copy.carousel.error.text} onRetry={onRetry} />
        <OfflineCardLinks account={account} />
      </>
    );
  if (pets.length === 0)
    return <EmptyState illustration="empty-pets" {...copy.carousel.empty} action={addPet} />;
  return <Pets pets={pets} />;
}

/** The pets themselves. Most often the next thing is a tap on one of them: the code of their page comes meanwhile. */
function Pets({ pets }: { pets: Pet[] }) {
  useIdleLoad(loadDetails);
  return (
    <Carousel
      label={copy.carousel.title}
      items={pets}
      keyOf={(pet) => pet.id}
      renderItem={(pet) => <PetCard pet={pet} />}
      perView={PETS_PER_VIEW}
    />
  );
}
