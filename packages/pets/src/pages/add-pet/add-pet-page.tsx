import { FormSkeleton, Page, useTwoSteps } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';
import type { PersonalData, PetsDependencies } from '../../dependencies.ts';
import { AddPetFlow } from './add-pet-flow.tsx';
import { PersonalDataQuestion } from './personal-data-question.tsx';
import { useSettled } from './use-settled.ts';

export interface AddPetPageProps extends Pick<PetsDependencies, 'PaymentMethodPicker'> {
  personalData: PersonalData;
}

/** Contracts insurance for a new pet (specification §2, route add-pet; §4 *Add pet*; D31). */
export function AddPetPage({ personalData, PaymentMethodPicker }: AddPetPageProps) {
  const settled = useSettled(personalData.status === 'loading');
  const steps = useTwoSteps('pet', 'plan', 'plan');
  const navigate = useNavigate();
  const goBack = () => (steps.current === 'pet' ? navigate(externalPaths.home) : steps.toFirst());
  return (
    <Page title={copy.addPet.title} onBack={goBack} width="narrow">
      {settled ? (
        <Stack spacing={2}>
          <PersonalDataQuestion {...personalData} />
          <AddPetFlow steps={steps} PaymentMethodPicker={PaymentMethodPicker} />
        </Stack>
      ) : (
        <FormSkeleton fields={7} />
      )}
    </Page>
  );
}
