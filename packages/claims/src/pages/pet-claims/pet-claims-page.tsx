import { PetGate, usePet, usePets } from '@huella/pets/api';
import { ListSkeleton, Page, useGoBack, useIsListBeside } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { ClaimListSkeleton } from '../../components/claim-list/claim-list-skeleton.tsx';
import { ClaimList } from '../../components/claim-list/claim-list.tsx';
import { useIsClaimListBeside } from '../../components/claims-frame/use-is-claim-list-beside.ts';
import { WaitingBeside } from '../../components/claims-frame/waiting-beside.tsx';
import { copy as shared } from '../../copy.ts';
import { claimsPaths, externalPaths } from '../../paths.ts';
import { titles } from '../../titles.ts';

/** The claims of one pet (specification §2). */
export function PetClaimsPage() {
  const id = parseId(useParams()['petId']);
  const isDesktop = useIsListBeside();
  const isListBeside = useIsClaimListBeside();
  const { data: pets = [] } = usePets();
  const goBack = useGoBack(id === null ? claimsPaths.all.href() : externalPaths.petDetails(id));
  return (
    <Page title={titles.ofPet} onBack={() => goBack()} width={isDesktop ? 'wide' : 'normal'}>
      <PetGate
        state={usePet(id)}
        skeleton={isDesktop ? <ListSkeleton rows={3} /> : <ClaimListSkeleton />}
        elsewhere={{ to: claimsPaths.choosePet.href(), label: shared.otherPet }}
      >
        {(pet) => (
          <Stack key={pet.id} spacing={2}>
            <Typography component="h2" variant="h3">
              {petName(pet.nombre)}
            </Typography>
            {isListBeside ? <WaitingBeside pets={pets} only={pet} /> : <ClaimList pets={[pet]} only={pet} />}
          </Stack>
        )}
      </PetGate>
    </Page>
  );
}
