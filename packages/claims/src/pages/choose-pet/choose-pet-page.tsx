import { PetsGate } from '@huella/pets/api';
import { Page, useGoBack } from '@huella/ui';
import { WhenIll } from '../../components/when-ill/when-ill.tsx';
import { copy as shared } from '../../copy.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { PetChoice } from './pet-choice.tsx';

/** Chooses the pet of a new claim (specification §2). */
export function ChoosePetPage() {
  const goBack = useGoBack(claimsPaths.all.href());
  return (
    <Page title={copy.title} onBack={() => goBack()} width="narrow" beside={<WhenIll />}>
      <PetsGate uninsured={shared.uninsured}>{(pets) => <PetChoice pets={pets} />}</PetsGate>
    </Page>
  );
}
