import type { Pet } from '@huella/contract';
import { PetFilter, PetsGate, useOnlyPet } from '@huella/pets/api';
import { Page, useGoBack } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { BagsGate } from '../../components/bags-gate/bags-gate.tsx';
import { copy as shared } from '../../copy.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EndedBags } from './ended-bags.tsx';
import { EndedBagsSkeleton, HistorySkeleton } from './history-skeleton.tsx';

export function HistoryPage() {
  const goBack = useGoBack(foodPaths.bags.href());
  return (
    <Page title={copy.title} onBack={() => goBack()}>
      <PetsGate uninsured={shared.uninsured} error={shared.error} skeleton={<HistorySkeleton />}>
        {(pets) => <History pets={pets} />}
      </PetsGate>
    </Page>
  );
}

function History({ pets }: { pets: readonly Pet[] }) {
  const only = useOnlyPet(pets);
  return (
    <Stack spacing={2}>
      <PetFilter pets={pets} only={only} />
      <BagsGate skeleton={<EndedBagsSkeleton />}>
        {({ bags }) => <EndedBags bags={bags} pets={pets} only={only} />}
      </BagsGate>
    </Stack>
  );
}
