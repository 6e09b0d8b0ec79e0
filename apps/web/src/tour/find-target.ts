import type { Target } from './stops.ts';

export interface FoundTarget {
  element: Element;
  text: string;
}

/** Loading is an `output`, a failure an alert with a retry. */
const UNSETTLED = 'main :is(output:not(:empty), [role="alert"])';

/**
 * The first target on the page: `null` while the page loads or after a failure; 'missing' when it is complete without any, as for
 * a user without pets.
 */
export function findTarget(targets: readonly Target[]): FoundTarget | 'missing' | null {
  for (const { selector, text } of targets) {
    const element = document.querySelector(selector);
    if (element) return { element, text };
    if (!navigator.onLine || document.querySelector(UNSETTLED)) return null;
  }
  return 'missing';
}

export function isPageInUse(): boolean {
  return document.querySelector('.MuiModal-root, :is(input, textarea, select):focus') !== null;
}
