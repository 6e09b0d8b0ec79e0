import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  ENTRIES_PAGE,
  type HistoryPlace,
  historySearch,
  readHistoryPlace,
} from '../../lib/history-search.ts';

/** What the page shows, and the ways to show something else of it. */
export interface HistoryPlaces {
  readonly place: HistoryPlace;
  /** The search of the same place with something changed, for links. */
  searchOf: (change: Partial<HistoryPlace>) => string;
  /** Goes there, in the place of this entry of the history: back leads out of the page. */
  goTo: (change: Partial<HistoryPlace>) => void;
}

/** The place that stands in the address. */
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
