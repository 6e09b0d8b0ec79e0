import type { Locator, Page } from 'playwright';
import type { Scene } from './screen.ts';

/** What loads on idle waits 1.5 s for the page to settle. */
const LONGEST_WAIT_MS = 5_000;

/** Waits for what a page loads at its present width; what has not come in time is wrong, unless its answers never come. */
export async function findLate(page: Page, { screen, state }: Scene): Promise<string[]> {
  if (state !== 'data' && state !== 'empty' && state !== 'long') return [];
  const { onIdle } = screen;
  const faults: string[] = [];
  if (onIdle !== undefined && !(await becomes(page.getByText(onIdle), 'visible')))
    faults.push(`does not show «${onIdle}»`);
  const announced = page.locator('main output').filter({ hasText: /^Cargando/ });
  const busy = page.locator('main [aria-busy="true"]');
  // Not every skeleton is announced.
  const skeleton = page.locator('[data-skeleton], .MuiSkeleton-root').filter({ visible: true });
  if (!(await becomes(announced.or(busy).or(skeleton), 'detached'))) faults.push('still loads');
  return faults;
}

async function becomes(locator: Locator, state: 'visible' | 'detached'): Promise<boolean> {
  try {
    await locator.first().waitFor({ state, timeout: LONGEST_WAIT_MS });
    return true;
  } catch {
    return false;
  }
}
