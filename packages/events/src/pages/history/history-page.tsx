import type { Pet } from '@huella/contract';
import { PetFilterSkeleton, PetsGate } from '@huella/pets/api';
import { FloatingLink, Page, useFocusKeeper, useGoBack, useIsListBeside } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { CalendarGate } from '../../components/calendar-gate/calendar-gate.tsx';
import { copy as shared } from '../../copy.ts';
import { fromCalendar } from '../../lib/from-calendar.ts';
import { eventsPaths, externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { HistoryBar } from './history-bar.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryMonth } from './history-month.tsx';
import { HistoryOverview } from './history-overview.tsx';
import { HistoryListSkeleton, HistoryMonthSkeleton } from './history-skeletons.tsx';
import { JustCreated } from './just-created.tsx';
import { OverdueLink } from './overdue-link.tsx';
import { onlyPet } from './only-pet.ts';
import { useHistoryQuery } from './use-history-query.ts';
import { ViewSwitch } from './view-switch.tsx';

/**
 * Past, overdue and coming events: as a list with three tabs, or as a month (specification §2). On a desktop the month, the day
 * and the proposals are beside the list.
 */
export function HistoryPage() {
  const goBack = useGoBack(externalPaths.home);
  const isBeside = useIsListBeside();
  return (
    <Page title={copy.title} onBack={() => goBack()} width="wide" aside={isBeside ? null : <ViewSwitch />}>
      <PetsGate
        uninsured={shared.uninsured}
        error={shared.error}
        skeleton={isBeside ? <HistoryMonthSkeleton /> : <HistorySkeleton />}
      >
        {(pets) => (isBeside ? <HistoryOverview pets={pets} /> : <History pets={pets} />)}
      </PetsGate>
    </Page>
  );
}

function HistorySkeleton() {
  const { query } = useHistoryQuery();
  return (
    <Stack spacing={2}>
      <PetFilterSkeleton />
      {query.view === 'month' ? <HistoryMonthSkeleton /> : <HistoryListSkeleton />}
    </Stack>
  );
}

function History({ pets }: { pets: readonly Pet[] }) {
  const { query } = useHistoryQuery();
  const only = onlyPet(pets, query);
  const isMonth = query.view === 'month';
  // The link to overdue items disappears when tapped.
  const focusProps = useFocusKeeper();
  const Items = isMonth ? HistoryMonth : HistoryList;
  return (
    <>
      <Stack spacing={2}>
        <HistoryBar pets={pets} only={only} />
        <CalendarGate skeleton={isMonth ? <HistoryMonthSkeleton /> : <HistoryListSkeleton />}>
          {(calendar) => (
            <Stack {...focusProps} spacing={2}>
              <JustCreated events={calendar.events} />
              {isMonth && <OverdueLink calendar={calendar} only={only} />}
              <Items calendar={calendar} pets={pets} only={only} />
            </Stack>
          )}
        </CalendarGate>
      </Stack>
      <FloatingLink
        to={eventsPaths.newEvent.href(only && { mascota: only.id })}
        state={fromCalendar}
        icon="plus"
        label={shared.add}
      />
    </>
  );
}
