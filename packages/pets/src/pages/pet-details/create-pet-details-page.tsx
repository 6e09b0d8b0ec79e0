import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import { usePet } from '../../api/index.ts';
import type { PetsOptions } from '../../options.ts';
import { PetDetailsPage } from './pet-details-page.tsx';

export function createPetDetailsPage(options: PetsOptions) {
  return function PetDetailsRoute() {
    const { petId } = useParams();
    return <PetDetailsPage state={usePet(parseId(petId))} options={options} />;
  };
}
