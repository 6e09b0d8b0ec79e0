import type { Pet } from '@huella/contract';
import { PetFilter, PetsGate, useOnlyPet, usePets } from '@huella/pets/api';
import { ButtonLink, FloatingLink, Icon, Page, useIsListBeside } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { BagsGate } from '../../components/bags-gate/bags-gate.tsx';
import { copy as shared } from '../../copy.ts';
import { fromBags } from '../../lib/from-bags.ts';
import { foodPaths } from '../../paths.ts';
import { BagListSkeleton, BagsSkeleton } from './bags-skeleton.tsx';
import { BagsView } from './bags-view.tsx';
import { copy } from './copy.ts';
import { useHasNoBags } from './use-has-no-bags.ts';

/** The current bags: what is left and until when (specification §2 *alimentacion*, D108). */
export function BagsPage() {
  const isListBeside = useIsListBeside();
  return (
    <Page title={copy.title} width="wide" aside={isListBeside && <AddBesideTitle />}>
      <PetsGate uninsured={shared.uninsured} error={shared.error} skeleton={<BagsSkeleton />}>
        {(pets) => <Bags pets={pets} isListBeside={isListBeside} />}
      </PetsGate>
    </Page>
  );
}

function Bags({ pets, isListBeside }: { pets: readonly Pet[]; isListBeside: boolean }) {
  const only = useOnlyPet(pets);
  const isEmpty = useHasNoBags(only);
  return (
    <>
      <Stack spacing={2}>
        <PetFilter pets={pets} only={only} />
        <BagsGate skeleton={<BagListSkeleton />}>
          {({ bags }) => <BagsView bags={bags} pets={pets} only={only} />}
        </BagsGate>
      </Stack>
      {!isListBeside && !isEmpty && (
        <FloatingLink
          to={foodPaths.newBag.href(only && { mascota: only.id })}
          state={fromBags}
          icon="plus"
          label={shared.add}
        />
      )}
    </>
  );
}

/** For a screen without the tab bar, where nothing floats; nothing without an insured pet, or where the empty page has the button. */
function AddBesideTitle() {
  const { data: pets = [] } = usePets();
  const only = useOnlyPet(pets);
  const isEmpty = useHasNoBags(only);
  if (pets.length === 0 || isEmpty) return null;
  return (
    <ButtonLink
      to={foodPaths.newBag.href(only && { mascota: only.id })}
      state={fromBags}
      variant="contained"
      startIcon={<Icon name="plus" />}
    >
      {shared.add}
    </ButtonLink>
  );
}
