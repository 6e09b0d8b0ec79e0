import type { Pet } from '@huella/contract';
import { PetsGate } from '@huella/pets/api';
import { Page } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { ClaimList } from '../../components/claim-list/claim-list.tsx';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { PetFilter } from './pet-filter.tsx';

/** All claims of the person, with a pet filter in the address (specification §2, D22). */
export function ClaimsPage() {
  return (
    <Page title={copy.title}>
      <PetsGate uninsured={shared.uninsured}>{(pets) => <FilteredClaims pets={pets} />}</PetsGate>
    </Page>
  );
}

/** An address that names no pet of this person shows all. */
function FilteredClaims({ pets }: { pets: readonly Pet[] }) {
  const [search] = useSearchParams();
  const only = pets.find(({ id }) => String(id) === search.get('mascota'));
  return (
    <Stack spacing={2}>
      {pets.length > 1 && <PetFilter pets={pets} only={only} />}
      <ClaimList pets={pets} only={only} />
    </Stack>
  );
}
