import type { Page } from '@playwright/test';

export interface Effort {
  /** Each page, step, sheet or dialog with an action, in order; returning to one counts again. */
  readonly views: readonly string[];
  readonly taps: number;
}

interface Deed {
  view: string;
  isTap: boolean;
}

export async function countEffort(page: Page): Promise<() => Effort> {
  const deeds: Deed[] = [];
  await page.exposeFunction('tellDeed', (deed: Deed) => void deeds.push(deed));
  await page.addInitScript(watch);
  return () => ({
    views: deeds.map(({ view }) => view).filter((view, index, all) => view !== all[index - 1]),
    taps: deeds.filter(({ isTap }) => isTap).length,
  });
}

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
