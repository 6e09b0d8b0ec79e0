import { ListSkeleton, Page } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useNavigate, useParams } from 'react-router-dom';
import { usePet } from '../../api/index.ts';
import { PetFace } from '../../components/pet-face/pet-face.tsx';
import { exits, petsPaths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { WeightHistory } from './weight-history.tsx';

/** All weighings of a pet (specification §2 *Pet details page*); back leads to the pet. */
export function WeightPage() {
  const id = parseId(useParams()['petId']);
  const navigate = useNavigate();
  const goBack = () => navigate(id === null ? exits.home : petsPaths.details.href(id));
  return (
    <Page title={titles.weight} onBack={goBack}>
      <PetFace state={usePet(id)} skeleton={<ListSkeleton rows={4} />}>
        {(pet) => <WeightHistory pet={pet} />}
      </PetFace>
    </Page>
  );
}
