import { useLayoutEffect } from 'react';

type Mark = 'tabs' | 'dialog' | 'celebration' | 'offline';

/** Counted, because a dialog may be over a sheet. */
const counts = { tabs: 0, dialog: 0, celebration: 0, offline: 0 };

/**
 * Sets `data-page-tabs`, `-dialog`, `-celebration` or `-offline` on the root, for styles elsewhere. Faster than `body:has(…)`,
 * which makes the browser check the whole page on each change.
 */
export function PageMark({ mark }: { mark: Mark }) {
  useLayoutEffect(() => {
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark]);
  return null;
}

function change(mark: Mark, by: 1 | -1): void {
  counts[mark] += by;
  document.documentElement.toggleAttribute(`data-page-${mark}`, counts[mark] > 0);
}
