import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryIndex } from '../overlays/visit-entries.ts';

/** The router's key of a visit's first entry. */
const FIRST_ENTRY = 'default';

function entriesBefore(key: string): number {
  return entryIndex() ?? (key === FIRST_ENTRY ? 0 : 1);
}

/** Goes back, or to `fallback` if the visit began here (D37). `entries` is the number of history entries to leave. */
export function useGoBack(fallback: string): (entries?: number) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (entries = 1) => {
    if (entriesBefore(key) >= entries) navigate(-entries);
    else navigate(fallback, { replace: true });
  };
}

/** Goes back on mount: replaces a finished form. */
export function GoBack({ fallback, entries }: { fallback: string; entries?: number }) {
  const goBack = useGoBack(fallback);
  const go = useEffectEvent(() => goBack(entries));
  useEffect(() => go(), []);
  return null;
}

/** Navigation state for a link to a flow, with the path of the page that has the link: `state={openedFrom('/tabs/home')}`. */
export function openedFrom(path: string): object {
  return { from: path };
}

/** Whether the page at `path` opened the flow, and is right below it in the history. */
export function isOpenedFrom(path: string, state: unknown): boolean {
  return state instanceof Object && 'from' in state && state.from === path;
}
