import { useLatestLocation } from '@huella/ui';
import { type MouseEvent, useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
import {
  ENTRIES_PAGE,
  type HistoryQuery,
  historySearch,
  readHistoryQuery,
} from '../../lib/history-search.ts';

type Change = Partial<HistoryQuery>;

/** The page stays where it is scrolled to by default. */
type ScrollOptions = Pick<NavigateOptions, 'preventScrollReset'>;

export interface HistoryNavigation {
  readonly query: HistoryQuery;
  /** The search string with a change. */
  searchOf: (change: Change) => string;
  /** The query that was gone to last, which a slow phone may not show yet. */
  latest: () => HistoryQuery;
  /** Changes the latest query. Replaces the history entry, so that back leaves the page. */
  goTo: (change: Change, options?: ScrollOptions) => void;
  /** The `onClick` of a link to `searchOf(change)`: changes the latest query. */
  follow: (change: Change, options?: ScrollOptions) => (event: MouseEvent) => void;
}

export function useHistoryQuery(): HistoryNavigation {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const latestLocation = useLatestLocation();
  const query = useMemo(() => readHistoryQuery(search), [search]);
  const latest = () => readHistoryQuery(new URLSearchParams(latestLocation().search));
  const goTo: HistoryNavigation['goTo'] = (change, { preventScrollReset = true } = {}) => {
    navigate({ search: searchAfter(latest(), change) }, { replace: true, preventScrollReset });
  };
  return {
    query,
    latest,
    searchOf: (change) => searchAfter(query, change),
    goTo,
    follow: (change, options) => (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      goTo(change, options);
    },
  };
}

function searchAfter(query: HistoryQuery, change: Change): string {
  return historySearch({ ...query, count: ENTRIES_PAGE, ...change });
}
