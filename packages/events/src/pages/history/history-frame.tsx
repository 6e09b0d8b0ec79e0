import type { Pet } from '@huella/contract';
import { PetFilterSkeleton, PetsGate, usePets } from '@huella/pets/api';
import { ButtonLink, Icon, ListDetail } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { useHasCalendarFailed } from '../../api/use-calendar.ts';
import { CalendarGate } from '../../components/calendar-gate/calendar-gate.tsx';
import { copy as shared } from '../../copy.ts';
import { fromCalendar } from '../../lib/from-calendar.ts';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { HistoryBar } from './history-bar.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryListSkeleton } from './history-skeletons.tsx';
import { onlyPet } from './only-pet.ts';
import { useHistoryQuery } from './use-history-query.ts';

/**
 * The list beside the month or an event, on a desktop; without one when there is no insured pet, or after a failure, which the
 * page reports.
 */
export function HistoryFrame() {
  const { data: pets } = usePets();
  const { query } = useHistoryQuery();
  const hasFailed = useHasCalendarFailed();
  return (
    <ListDetail
      title={copy.events}
      aside={pets && <AddLink only={onlyPet(pets, query)} />}
      list={
        pets?.length === 0 || hasFailed ? null : (
          <PetsGate uninsured={shared.uninsured} error={shared.error} skeleton={<ListShape />}>
            {(present) => <SideList pets={present} only={onlyPet(present, query)} />}
          </PetsGate>
        )
      }
    />
  );
}

function ListShape() {
  return (
    <Stack spacing={2}>
      <PetFilterSkeleton />
      <HistoryListSkeleton />
    </Stack>
  );
}

interface SideListProps {
  pets: readonly Pet[];
  only: Pet | undefined;
}

function SideList({ pets, only }: SideListProps) {
  return (
    <Stack spacing={2}>
      <HistoryBar pets={pets} only={only} />
      <CalendarGate skeleton={<HistoryListSkeleton />}>
        {(calendar) => <HistoryList calendar={calendar} pets={pets} only={only} isBeside />}
      </CalendarGate>
    </Stack>
  );
}

function AddLink({ only }: { only: Pet | undefined }) {
  return (
    <ButtonLink
      to={eventsPaths.newEvent.href(only && { mascota: only.id })}
      state={fromCalendar}
      variant="contained"
      startIcon={<Icon name="plus" />}
      aria-label={shared.add}
    >
      {copy.add}
    </ButtonLink>
  );
}
