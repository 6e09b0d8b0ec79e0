import { EmptyState, useGrowingCount } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { ENTRIES_PAGE } from '../../lib/history-search.ts';
import { itemsByState } from '../../lib/items-by-state.ts';
import { CareSection } from './care/care-section.tsx';
import { copy } from './copy.ts';
import { MonthGroups } from './month-groups.tsx';
import type { HistoryViewProps } from './history-view.ts';
import { STATE_PANEL, stateTabId, StateTabs } from './state-tabs.tsx';
import { useHistoryPlace } from './use-history-place.ts';

/** The three tabs, and the items of one of them by month. */
export function HistoryList({ calendar, pets, only }: HistoryViewProps) {
  const { place } = useHistoryPlace();
  const cared = useMemo(() => (only ? [only] : pets), [only, pets]);
  const items = useMemo(() => itemsByState(calendar.items, only?.id), [calendar.items, only]);
  const shown = items[place.state];
  return (
    <Stack spacing={2}>
      <StateTabs counts={items} />
      <Stack spacing={3} role="tabpanel" id={STATE_PANEL} aria-labelledby={stateTabId(place.state)}>
        {place.state === 'upcoming' && (
          <CareSection
            pets={cared}
            events={calendar.events}
            catalogues={calendar.catalogues}
            today={todayInArgentina(calendar.now)}
          />
        )}
        {shown.length === 0 ? (
          <EmptyState illustration="calendar" {...copy.empty[place.state]} />
        ) : (
          <Listed key={`${place.state} ${only?.id}`} items={shown} calendar={calendar} />
        )}
      </Stack>
    </Stack>
  );
}

function Listed({
  items,
  calendar,
}: Pick<HistoryViewProps, 'calendar'> & { items: HistoryViewProps['calendar']['items'] }) {
  const { place, goTo } = useHistoryPlace();
  const count = useGrowingCount(Math.min(place.count, items.length));
  const rest = items.length - place.count;
  return (
    <Stack spacing={3}>
      <MonthGroups
        items={items.slice(0, count)}
        catalogues={calendar.catalogues}
        today={todayInArgentina(calendar.now)}
      />
      {rest > 0 && (
        <Button variant="outlined" onClick={() => goTo({ count: place.count + ENTRIES_PAGE })}>
          {copy.more(Math.min(rest, ENTRIES_PAGE))}
        </Button>
      )}
    </Stack>
  );
}
