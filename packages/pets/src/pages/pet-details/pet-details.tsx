import { ChangeNotices } from '@huella/changes';
import type { Pet } from '@huella/contract';
import { RetryNotice } from '../../components/retry-notice/retry-notice.tsx';
import type { PetsSurroundings } from '../../slots.ts';
import { copy } from './copy.ts';
import { Column, DetailsColumns } from './details-columns.tsx';
import { PetActions } from './pet-actions.tsx';
import { PetHeader } from './pet-header.tsx';

export interface PetDetailsProps {
  pet: Pet;
  isOutdated: boolean;
  retry: () => void;
  surroundings: PetsSurroundings;
}

/** The pet, what waits to be changed of it, and what can be done. */
export function PetDetails({ pet, isOutdated, retry, surroundings }: PetDetailsProps) {
  return (
    <DetailsColumns>
      <Column>
        {isOutdated && <RetryNotice tone="warning" text={copy.outdated} onRetry={retry} />}
        <PetHeader pet={pet} />
        <ChangeNotices petId={pet.id} />
      </Column>
      <PetActions pet={pet} surroundings={surroundings} />
    </DetailsColumns>
  );
}
