import { useFocusKeeper } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { firstDayAhead } from '@huella/validation/event';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useMemo } from 'react';
import { itemsByState } from '../../lib/items-by-state.ts';
import { HistoryPanel } from './history-panel.tsx';
import type { HistoryViewProps } from './history-view.ts';
import { OverdueLink } from './overdue-link.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useHistoryPlace } from './use-history-place.ts';

export interface HistoryListProps extends HistoryViewProps {
  /** It stands beside the page that says what could be planned. */
  isBeside?: boolean;
}

/**
 * The three tabs, and the items of one of them by month. A tab or a filter answers at once; the list follows in small pieces, between
 * which a slow phone answers to a finger.
 */
export function HistoryList({ calendar, pets, only, isBeside = false }: HistoryListProps) {
  const { place } = useHistoryPlace();
  // The link to what is overdue goes with its tap.
  const keeper = useFocusKeeper();
  const cared = useMemo(() => (only ? [only] : pets), [only, pets]);
  const items = useMemo(() => itemsByState(calendar.items, only?.id), [calendar.items, only]);
  const panel = useMemo(
    () => ({ state: place.state, items: items[place.state], cared }),
    [place, items, cared],
  );
  return (
    <Stack {...keeper} spacing={2}>
      <StateTabs counts={items} />
      {place.state !== 'overdue' && <OverdueLink calendar={calendar} only={only} />}
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
