import { PetGate, usePet } from '@huella/pets/api';
import { FormSkeleton, Page, useGoBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import { copy as shared } from '../../copy.ts';
import { claimsPaths } from '../../paths.ts';
import { ClaimForm } from './claim-form.tsx';
import { copy } from './copy.ts';

/** Files a claim (specification §2, §5 *Claim*). */
export function NewClaimPage() {
  const id = parseId(useParams()['petId']);
  const goBack = useGoBack(claimsPaths.choosePet.href());
  return (
    <Page title={copy.title} onBack={() => goBack()} width="wide">
      <PetGate
        state={usePet(id)}
        skeleton={<FormSkeleton fields={2} />}
        elsewhere={{ to: claimsPaths.choosePet.href(), label: shared.otherPet }}
      >
        {(pet) => <ClaimForm key={pet.id} pet={pet} />}
      </PetGate>
    </Page>
  );
}
