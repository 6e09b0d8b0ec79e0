import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls a list to the row with `aria-current`, also if it renders later. Put the ref on the scroller. */
export function useScrollToCurrent(): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const element = list.current;
    if (element === null || showCurrent(element)) return undefined;
    const observer = new MutationObserver(() => {
      if (showCurrent(element)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is when to look, not what to look at
  }, [pathname]);
  return list;
}

/** Scrolls the row into view; false if there is none. */
function showCurrent(list: Element): boolean {
  const row = list.querySelector('[aria-current="page"]');
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}
