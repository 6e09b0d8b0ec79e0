import type { FoodBag, Pet } from '@huella/contract';
import { ButtonLink, EmptyState, Icon, useToday } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { copy as shared } from '../../copy.ts';
import { fromBags } from '../../lib/from-bags.ts';
import { isListed, petStocks, listCurrentBags } from '../../lib/current-bag.ts';
import { foodPaths } from '../../paths.ts';
import { BagList } from './bag-list.tsx';
import { copy } from './copy.ts';
import { JustFinished } from './just-finished.tsx';
import { JustStored } from './just-stored.tsx';
import { PetStocks } from './pet-stocks.tsx';

export interface BagsViewProps {
  bags: readonly FoodBag[];
  pets: readonly Pet[];
  only: Pet | undefined;
}

/** What each pet has, and the bags; without one, an invitation to add one (D72). */
export function BagsView({ bags, pets, only }: BagsViewProps) {
  const today = useToday();
  const currentBags = useMemo(() => listCurrentBags(bags, pets, today), [bags, pets, today]);
  const shown = currentBags.filter(({ bag }) => isListed(bag, only));
  const stocks = petStocks(currentBags, only ? [only] : pets);
  const [finishedId, setFinishedId] = useState<number>();
  const hasHistory = bags.some(({ terminada }) => terminada !== null);
  return (
    <Stack spacing={3}>
      <JustFinished bag={bags.find(({ id }) => id === finishedId)} />
      <JustStored currentBags={currentBags} today={today} />
      {shown.length === 0 && <NoBags only={only} />}
      <BagList bags={shown} today={today} onFinish={setFinishedId} />
      {stocks.length > 0 && <PetStocks stocks={stocks} today={today} />}
      {hasHistory && (
        <div>
          <ButtonLink
            to={foodPaths.history.href(only && { mascota: only.id })}
            variant="outlined"
            startIcon={<Icon name="history" />}
          >
            {shared.history}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

function NoBags({ only }: { only: Pet | undefined }) {
  return (
    <EmptyState
      illustration="empty-food"
      {...(only ? copy.emptyOfPet(petName(only.nombre)) : copy.empty)}
      action={
        <ButtonLink
          to={foodPaths.newBag.href(only && { mascota: only.id })}
          state={fromBags}
          variant="contained"
        >
          {shared.add}
        </ButtonLink>
      }
    />
  );
}
