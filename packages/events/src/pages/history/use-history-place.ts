import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  ENTRIES_PAGE,
  type HistoryPlace,
  historySearch,
  readHistoryPlace,
} from '../../lib/history-search.ts';

export interface HistoryPlaces {
  readonly place: HistoryPlace;
  /** The query of the same place with a change. */
  searchOf: (change: Partial<HistoryPlace>) => string;
  /** Replaces the history entry, so that back leaves the page. */
  goTo: (change: Partial<HistoryPlace>) => void;
}

export function useHistoryPlace(): HistoryPlaces {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => readHistoryPlace(search), [search]);
  const searchOf = (change: Partial<HistoryPlace>) =>
    historySearch({ ...place, count: ENTRIES_PAGE, ...change });
  const goTo = (change: Partial<HistoryPlace>) => {
    navigate({ search: searchOf(change) }, { replace: true, preventScrollReset: true });
  };
  return { place, searchOf, goTo };
}
