import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blockerStack } from '../overlays/blocker-stack.ts';
import { entryIndex } from '../overlays/visit-entries.ts';
import { useLatestLocation } from './use-latest-location.ts';

/** The router's key of a visit's first entry. */
const FIRST_ENTRY = 'default';

/** Milliseconds in which a second tap on back is ignored, unless the first was blocked: a slow phone moves only after it. */
const SECOND_TAP_MS = 1000;

function entriesBefore(key: string): number {
  return entryIndex() ?? (key === FIRST_ENTRY ? 0 : 1);
}

/**
 * Goes back, or to `fallback` if the visit began here (D37). `entries` is the number of history entries to leave. Ignores a second
 * tap, and any on a screen that was left and is still shown: they would go back once more.
 */
export function useGoBack(fallback: string): (entries?: number) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const latest = useLatestLocation();
  const last = useRef({ key: '', at: 0, stops: 0 });
  return (entries = 1) => {
    const [at, stops] = [performance.now(), blockerStack.stops()];
    const { current: first } = last;
    const isSecond = first.key === key && first.stops === stops && at - first.at < SECOND_TAP_MS;
    if (isSecond || latest().key !== key) return;
    last.current = { key, at, stops };
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
