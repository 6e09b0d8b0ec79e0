import { ErrorState, Page } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import { useNavigate } from 'react-router-dom';
import type { PetState } from '../../api/index.ts';
import { PetNotFound } from '../../components/pet-not-found/pet-not-found.tsx';
import { exits } from '../../paths.ts';
import type { PetsSurroundings } from '../../slots.ts';
import { titles } from '../../titles.ts';
import { copy } from './copy.ts';
import { PetDetailsSkeleton } from './pet-details-skeleton.tsx';
import { PetDetails } from './pet-details.tsx';

export interface PetDetailsPageProps {
  state: PetState;
  surroundings: PetsSurroundings;
}

/** A pet's page (specification §2 *Pet details page*), named after the pet; back leads home (D37). */
export function PetDetailsPage({ state, surroundings }: PetDetailsPageProps) {
  const navigate = useNavigate();
  const title = state.status === 'present' ? titleCase(state.pet.nombre) : titles.details;
  return (
    <Page title={title} onBack={() => navigate(exits.home)} width="wide">
      <Face state={state} surroundings={surroundings} />
    </Page>
  );
}

function Face({ state, surroundings }: PetDetailsPageProps) {
  if (state.status === 'loading') return <PetDetailsSkeleton />;
  if (state.status === 'missing') return <PetNotFound />;
  if (state.status === 'failed')
    return (
      <ErrorState
        title={copy.error.title}
        message={copy.error.text}
        onRetry={state.retry}
        busy={state.busy}
      />
    );
  return <PetDetails key={state.pet.id} {...state} surroundings={surroundings} />;
}
