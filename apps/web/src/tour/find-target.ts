import type { Target } from './stops.ts';

/** A target that is on the page. */
export interface FoundTarget {
  element: Element;
  text: string;
}

/** What loads says so in an `output`, what failed in an alert with a retry. */
const UNSETTLED = 'main :is(output:not(:empty), [role="alert"])';

/**
 * The first of the targets that is on the page: `null` while the page still loads or could not be loaded, as the target may come;
 * 'missing' when it is complete and has none of them, as for somebody without pets.
 */
export function findTarget(targets: readonly Target[]): FoundTarget | 'missing' | null {
  for (const { selector, text } of targets) {
    const element = document.querySelector(selector);
    if (element) return { element, text };
    if (!navigator.onLine || document.querySelector(UNSETTLED)) return null;
  }
  return 'missing';
}

/** A dialog, a sheet or a menu is open, or somebody is typing: nothing may come over that. */
export function isPageInUse(): boolean {
  return document.querySelector('.MuiModal-root, :is(input, textarea, select):focus') !== null;
}
