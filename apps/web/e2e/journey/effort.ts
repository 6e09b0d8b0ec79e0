import type { Page } from '@playwright/test';

/** What the way has asked of a person so far. */
export interface Effort {
  /** Each page, step, sheet or dialog that something was done in, in order; one that is come back to counts again. */
  readonly views: readonly string[];
  /** Touches and choices; typing into a field is none. */
  readonly taps: number;
}

interface Deed {
  view: string;
  isTap: boolean;
}

/**
 * Counts what the person does on the page from now on, over all of its navigations: the page itself tells of each touch, each choice in
 * a list of the browser's own, and each word typed, with the view that it was done in.
 */
export async function countEffort(page: Page): Promise<() => Effort> {
  const deeds: Deed[] = [];
  await page.exposeFunction('tellDeed', (deed: Deed) => void deeds.push(deed));
  await page.addInitScript(watch);
  return () => ({
    views: deeds.map(({ view }) => view).filter((view, index, all) => view !== all[index - 1]),
    taps: deeds.filter(({ isTap }) => isTap).length,
  });
}

/** Runs in the page. */
function watch() {
  const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select';
  const titles = ['main h1, h1', 'main h2[tabindex="-1"]', '[role="dialog"] h2, [role="alertdialog"] h2'];
  const view = () =>
    titles.map((selector) => document.querySelector(selector)?.textContent ?? '').join(' · ');
  const tell = (isTap: boolean) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `exposeFunction` has put it there
    void (window as unknown as { tellDeed: (deed: object) => unknown }).tellDeed({ view: view(), isTap });
  const isField = (event: Event) => event.target instanceof Element && event.target.matches(fields);
  addEventListener('pointerdown', (event) => tell(!isField(event)), true);
  addEventListener(
    'input',
    (event) => isField(event) && tell(event.target instanceof HTMLSelectElement),
    true,
  );
}
