import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  ENTRIES_PAGE,
  type HistoryQuery,
  historySearch,
  readHistoryQuery,
} from '../../lib/history-search.ts';

export interface HistoryNavigation {
  readonly query: HistoryQuery;
  /** The search string with a change. */
  searchOf: (change: Partial<HistoryQuery>) => string;
  /** Replaces the history entry, so that back leaves the page. */
  goTo: (change: Partial<HistoryQuery>) => void;
}

export function useHistoryQuery(): HistoryNavigation {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readHistoryQuery(search), [search]);
  const searchOf = (change: Partial<HistoryQuery>) =>
    historySearch({ ...query, count: ENTRIES_PAGE, ...change });
  const goTo = (change: Partial<HistoryQuery>) => {
    navigate({ search: searchOf(change) }, { replace: true, preventScrollReset: true });
  };
  return { query, searchOf, goTo };
}
