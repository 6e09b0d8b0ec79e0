import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import { usePet } from '../../api/index.ts';
import type { PetsSurroundings } from '../../slots.ts';
import { PetDetailsPage } from './pet-details-page.tsx';

/** The route's screen, with what the app says about itself. */
export function petDetailsScreen(surroundings: PetsSurroundings) {
  return function PetDetailsScreen() {
    const { petId } = useParams();
    return <PetDetailsPage state={usePet(parseId(petId))} surroundings={surroundings} />;
  };
}
