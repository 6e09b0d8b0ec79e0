import type { CalendarItem, ItemState } from '@huella/calendar';
import { useFocusKeeper } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { firstDayAhead } from '@huella/validation/event';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useMemo } from 'react';
import { HistoryPanel } from './history-panel.tsx';
import type { HistoryViewProps } from './history-view.ts';
import { OverdueLink } from './overdue-link.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useHistoryQuery } from './use-history-query.ts';

export interface HistoryListProps extends HistoryViewProps {
  /** Beside the page with the proposals. */
  isBeside?: boolean;
}

/**
 * Three tabs, and one tab's items by month. A tab responds at once; the list renders in small pieces, so that a slow phone stays
 * responsive.
 */
export function HistoryList({ calendar, pets, only, isBeside = false }: HistoryListProps) {
  const { query } = useHistoryQuery();
  // The link to overdue items disappears when tapped.
  const focusProps = useFocusKeeper();
  const cared = useMemo(() => (only ? [only] : pets), [only, pets]);
  const items = useMemo(() => itemsByState(calendar.items, only?.id), [calendar.items, only]);
  const panel = useMemo(
    () => ({ state: query.state, items: items[query.state], cared }),
    [query, items, cared],
  );
  return (
    <Stack {...focusProps} spacing={2}>
      <StateTabs counts={items} />
      {query.state !== 'overdue' && <OverdueLink calendar={calendar} only={only} />}
      <HistoryPanel
        {...useDeferredValue(panel)}
        hasProposals={!isBeside}
        events={calendar.events}
        catalogues={calendar.catalogues}
        today={todayInArgentina(calendar.now)}
        from={firstDayAhead(calendar.now)}
      />
    </Stack>
  );
}

/** The items of each tab, of one pet or all: done newest first, due oldest first. */
function itemsByState(
  items: readonly CalendarItem[],
  petId: number | undefined,
): Readonly<Record<ItemState, readonly CalendarItem[]>> {
  const of: Record<ItemState, CalendarItem[]> = { done: [], overdue: [], upcoming: [] };
  for (const item of items)
    if (petId === undefined || item.event.mascota.id === petId) of[item.state].push(item);
  return { ...of, done: of.done.toReversed() };
}
