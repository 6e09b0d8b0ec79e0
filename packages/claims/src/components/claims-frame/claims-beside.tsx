import { PetFilter, PetsGate } from '@huella/pets/api';
import type { Pet } from '@huella/contract';
import Stack from '@mui/material/Stack';
import { useMatch } from 'react-router-dom';
import { copy as shared } from '../../copy.ts';
import { claimsPaths } from '../../paths.ts';
import { ClaimListSkeleton } from '../claim-list/claim-list-skeleton.tsx';
import { ClaimList } from '../claim-list/claim-list.tsx';
import { useListedPet } from './use-listed-pet.ts';

export function ClaimsBeside() {
  return (
    <PetsGate uninsured={shared.uninsured} error={shared.listError} skeleton={<ClaimListSkeleton />}>
      {(pets) => <FilteredClaims pets={pets} />}
    </PetsGate>
  );
}

function FilteredClaims({ pets }: { pets: readonly Pet[] }) {
  const only = useListedPet(pets);
  const isFilterOfPage = useMatch(claimsPaths.all.path) !== null;
  return (
    <Stack spacing={2}>
      <PetFilter pets={pets} only={only} pathname={isFilterOfPage ? undefined : claimsPaths.all.href()} />
      <ClaimList pets={pets} only={only} isBeside />
    </Stack>
  );
}
