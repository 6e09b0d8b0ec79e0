import type { Pet } from '@huella/contract';
import { Carousel } from '@huella/ui';
import type { ComponentType } from 'react';
import { copy } from '../../copy.ts';
import { PetCard } from './pet-card.tsx';
import { PetPair } from './pet-pair.ts';
import { PetSummary } from './pet-summary.tsx';

/** Specification §9. */
const PETS_PER_VIEW = 3;

const MAX_LARGE_PETS = 2;

export function PetsInView({
  pets,
  NextDue,
}: {
  pets: readonly Pet[];
  NextDue: ComponentType<{ pet: Pet }> | undefined;
}) {
  if (pets.length <= MAX_LARGE_PETS)
    return (
      <PetPair>
        {pets.map((pet) => (
          <PetSummary key={pet.id} pet={pet} NextDue={NextDue} />
        ))}
      </PetPair>
    );
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
