import type { Pet } from '@huella/contract';
import { PetFilter, PetsGate, useOnlyPet } from '@huella/pets/api';
import { FloatingLink, Page } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { BagsGate } from '../../components/bags-gate/bags-gate.tsx';
import { copy as shared } from '../../copy.ts';
import { fromBags } from '../../lib/from-bags.ts';
import { foodPaths } from '../../paths.ts';
import { BagsView } from './bags-view.tsx';
import { copy } from './copy.ts';

/** The bags that last: what is left of each and until when (specification §2 *alimentacion*, D108). */
export function BagsPage() {
  return (
    <Page title={copy.title} width="wide">
      <PetsGate uninsured={shared.uninsured}>{(pets) => <Bags pets={pets} />}</PetsGate>
    </Page>
  );
}

function Bags({ pets }: { pets: readonly Pet[] }) {
  const only = useOnlyPet(pets);
  return (
    <>
      <Stack spacing={2}>
        <PetFilter pets={pets} only={only} />
        <BagsGate>{({ bags }) => <BagsView bags={bags} pets={pets} only={only} />}</BagsGate>
      </Stack>
      <FloatingLink
        to={foodPaths.newBag.href(only && { mascota: only.id })}
        state={fromBags}
        icon="plus"
        label={shared.add}
      />
    </>
  );
}
