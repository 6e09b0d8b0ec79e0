import { useClaimTasks } from '@huella/claims/parts';
import type { Pet } from '@huella/contract';
import { useOverdueEvents } from '@huella/events/parts';
import { useEndingFood } from '@huella/food/parts';
import { usePets } from '@huella/pets/api';
import { expiredCoverage } from '@huella/pets/parts';
import { WaitingList, type WaitingGroup } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';
import { NothingToDo } from './nothing-to-do.tsx';
import { usePersonalDataItems } from './use-personal-data.ts';

export function Waiting() {
  const { data: pets = [] } = usePets();
  return pets.length === 0 ? null : <OfPets pets={pets} />;
}

function OfPets({ pets }: { pets: readonly Pet[] }) {
  const groups = [
    usePersonalDataItems(),
    { group: 'coverage', items: expiredCoverage(pets, todayInArgentina()) },
    useClaimTasks(),
    useOverdueEvents(),
    useEndingFood(),
  ];
  if (groups.every(isCalm)) return <NothingToDo pets={pets} />;
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="waiting">
      <Typography component="h2" variant="h2" id="waiting">
        {copy.home.waiting}
      </Typography>
      <WaitingList groups={groups} />
    </Stack>
  );
}

function isCalm({ isLoading, items, failure }: WaitingGroup): boolean {
  return isLoading !== true && items.length === 0 && failure === undefined;
}
