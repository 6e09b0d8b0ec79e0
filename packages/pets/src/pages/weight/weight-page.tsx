import { Page, useGoBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import { usePet } from '../../api/index.ts';
import { PetGate } from '../../components/pets-gate/pet-gate.tsx';
import { externalPaths, petsPaths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { WeightHistory } from './weight-history.tsx';
import { WeightSkeleton } from './weight-skeleton.tsx';

/** All weight entries of a pet (specification §2 *Pet details page*). */
export function WeightPage() {
  const id = parseId(useParams()['petId']);
  const goBack = useGoBack(id === null ? externalPaths.home : petsPaths.details.href(id));
  return (
    <Page title={titles.weight} onBack={() => goBack()} width="wide">
      <PetGate state={usePet(id)} skeleton={<WeightSkeleton />}>
        {(pet) => <WeightHistory pet={pet} />}
      </PetGate>
    </Page>
  );
}
