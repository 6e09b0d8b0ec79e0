import { toAppError, useIsFresh } from '@huella/api-client';
import { useAreRequestsLoaded } from '@huella/changes';
import { FormSkeleton, Page, useGoBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import { petsApi, type PetState } from '../../api/index.ts';
import { PetGate } from '../../components/pets-gate/pet-gate.tsx';
import { petFieldShapes } from '../../forms/pet-form/pet-field-shapes.ts';
import { externalPaths, petsPaths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { EditPetFlow } from './edit-pet-flow.tsx';

/**
 * Asks for changes of a pet's data (specification §2, route add-pet with an id; §4 *Edit pet*; D31). The form waits for the pending
 * requests, which are above it and in its hints, so that it does not move later.
 */
export function EditPetPage() {
  const petId = parseId(useParams()['petId']);
  const state = useFreshPet(petId);
  const isComplete = useAreRequestsLoaded();
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

/** The pet as the server has it now, never an older one of the cache: the form starts with it. */
function useFreshPet(id: number | null): PetState {
  const query = petsApi.useGetPetQuery(id ?? 0, { skip: id === null, refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const isFresh = useIsFresh(query, id);
  const retry = () => void refetch();
  if (id === null || (error !== undefined && toAppError(error).code === 'not_found'))
    return { status: 'missing' };
  if (isFresh && currentData !== undefined)
    return { status: 'present', pet: currentData, isOutdated: false, retry };
  return error === undefined
    ? { status: 'loading' }
    : { status: 'failed', cause: error, retry, busy: isFetching };
}
