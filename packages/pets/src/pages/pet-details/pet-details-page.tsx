import { ChangeNotices, useAreRequestsLoaded } from '@huella/changes';
import { Page, useGoBack } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import type { PetState } from '../../api/index.ts';
import { PetGate } from '../../components/pets-gate/pet-gate.tsx';
import { externalPaths } from '../../paths.ts';
import type { PetsOptions } from '../../options.ts';
import { titles } from '../../titles.ts';
import { DetailsLayout } from './details-layout.tsx';
import { PetActions } from './pet-actions.tsx';
import { PetDetailsSkeleton } from './pet-details-skeleton.tsx';
import { PetHeader } from './pet-header.tsx';

export interface PetDetailsPageProps {
  state: PetState;
  options: PetsOptions;
}

/** A pet's page (specification §2 *Pet details page*), named after the pet. */
export function PetDetailsPage({ state, options }: PetDetailsPageProps) {
  const goBack = useGoBack(externalPaths.home);
  const areRequestsLoaded = useAreRequestsLoaded();
  const title = state.status === 'present' ? titleCase(state.pet.nombre) : titles.details;
  return (
    <Page title={title} onBack={() => goBack()} width="wide">
      <PetGate state={state} skeleton={<PetDetailsSkeleton />}>
        {(pet) => (
          <DetailsLayout
            areRequestsLoaded={areRequestsLoaded}
            header={<PetHeader pet={pet} />}
            changeRequests={<ChangeNotices petId={pet.id} />}
            actions={<PetActions pet={pet} options={options} />}
          />
        )}
      </PetGate>
    </Page>
  );
}
