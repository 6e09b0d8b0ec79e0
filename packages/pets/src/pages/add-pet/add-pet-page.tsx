import { usePersonalData } from '@huella/profile/api';
import { Page, useStepBack } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { copy } from '../../copy.ts';
import type { PetsDependencies } from '../../dependencies.ts';
import { externalPaths } from '../../paths.ts';
import { AddPetFlow } from './add-pet-flow.tsx';
import { AddPetSkeleton } from './add-pet-skeleton.tsx';
import { PersonalDataDialog } from './personal-data-dialog.tsx';

/** Insures a new pet (specification §2, route add-pet; §4 *Add pet*; D31). */
export function AddPetPage(dependencies: PetsDependencies) {
  const personalData = usePersonalData();
  const goBack = useStepBack(externalPaths.home);
  return (
    <Page title={copy.addPet.title} onBack={goBack} width="wide">
      {personalData.status === 'loading' ? (
        <AddPetSkeleton />
      ) : (
        <Stack spacing={2}>
          <PersonalDataDialog {...personalData} />
          <AddPetFlow {...dependencies} />
        </Stack>
      )}
    </Page>
  );
}
