import { useLayoutEffect } from 'react';

type Mark = 'tabs' | 'dialog' | 'action';

/** How many on the page stand for a mark: a question may lie over a sheet. */
const counts = { tabs: 0, dialog: 0, action: 0 };

/**
 * Marks the page with what is on it, as `data-page-tabs`, `data-page-dialog` or `data-page-action` (a button that stays in view) of the root, for styles elsewhere. A selector such as
 * `body:has(…)` would say the same, but makes the browser look through the whole page at each change of it.
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
