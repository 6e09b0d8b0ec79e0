import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls a list beside a page to the row that says with `aria-current` that it is shown, also where that row is drawn later than the
 * page: a list is fetched, and a long one grows. Put the answer on the element that scrolls.
 */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const place = list.current;
    if (place === null || showCurrent(place)) return undefined;
    const observer = new MutationObserver(() => {
      if (showCurrent(place)) observer.disconnect();
    });
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is when to look, not what to look at
  }, [pathname]);
  return list;
}

/** Whether there is such a row; it is in sight then. */
function showCurrent(list: Element): boolean {
  const row = list.querySelector('[aria-current="page"]');
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}
