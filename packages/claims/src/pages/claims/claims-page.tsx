import type { Pet } from '@huella/contract';
import { PetFilter, PetsGate, useOnlyPet } from '@huella/pets/api';
import { ListSkeleton, Page, useIsListBeside } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { ClaimListSkeleton } from '../../components/claim-list/claim-list-skeleton.tsx';
import { ClaimList } from '../../components/claim-list/claim-list.tsx';
import { useIsClaimListBeside } from '../../components/claims-frame/use-is-claim-list-beside.ts';
import { WaitingBeside } from '../../components/claims-frame/waiting-beside.tsx';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

/** All claims, with a pet filter in the URL (specification §2, D22); on a desktop, beside it what waits for the owner. */
export function ClaimsPage() {
  const isDesktop = useIsListBeside();
  return (
    <Page title={copy.title} width={isDesktop ? 'wide' : 'normal'}>
      <PetsGate
        uninsured={shared.uninsured}
        error={shared.listError}
        skeleton={isDesktop ? <ListSkeleton rows={3} /> : <ClaimListSkeleton />}
      >
        {(pets) => <FilteredClaims pets={pets} />}
      </PetsGate>
    </Page>
  );
}

/** An unknown pet in the URL shows all. */
function FilteredClaims({ pets }: { pets: readonly Pet[] }) {
  const only = useOnlyPet(pets);
  const isListBeside = useIsClaimListBeside();
  if (isListBeside) return <WaitingBeside pets={pets} only={only} />;
  return (
    <Stack spacing={2}>
      <PetFilter pets={pets} only={only} />
      <ClaimList pets={pets} only={only} />
    </Stack>
  );
}
