import { useAreRequestsKnown } from '@huella/changes';
import { FormSkeleton, Page, useGoBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import { PetGate } from '../../components/pets-gate/pet-gate.tsx';
import { petFieldShapes } from '../../forms/pet-form/pet-field-shapes.ts';
import { externalPaths, petsPaths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { EditPetFlow } from './edit-pet-flow.tsx';
import { useFreshPet } from './use-fresh-pet.ts';

/**
 * Asks for changes of a pet's data (specification §2, route add-pet with an id; §4 *Edit pet*; D31). What
 * waits already stands above the form and in its hints: the form appears with it, and does not move under a finger.
 */
export function EditPetPage() {
  const petId = parseId(useParams()['petId']);
  const state = useFreshPet(petId);
  const isComplete = useAreRequestsKnown();
  const goBack = useGoBack(
    petId === null || state.status === 'missing' ? externalPaths.home : petsPaths.details.href(petId),
  );
  return (
    <Page title={titles.editPet} onBack={() => goBack()} width="wide">
      <PetGate state={state} skeleton={<FormSkeleton fields={petFieldShapes} />}>
        {(pet) => (isComplete ? <EditPetFlow pet={pet} /> : <FormSkeleton fields={petFieldShapes} />)}
      </PetGate>
    </Page>
  );
}
