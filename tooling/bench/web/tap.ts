import type { CDPSession, Page } from 'playwright';
import type { Tap } from './targets.ts';

declare global {
  interface Window {
    huellaTap: Promise<number>;
  }
}

/** Milliseconds of a tap. */
const HELD_MS = 80;

function watchTap(ready: string): void {
  window.huellaTap = new Promise((resolve) => {
    const lifted = () => {
      const from = performance.now();
      const watch = (): void => {
        if (document.querySelector(ready)?.getClientRects().length) resolve(performance.now() - from);
        else requestAnimationFrame(watch);
      };
      watch();
    };
    document.addEventListener('touchend', lifted, { once: true, capture: true });
  });
}

export async function timeTap(
  { page, session }: { page: Page; session: CDPSession },
  { press, ready }: Tap,
): Promise<number> {
  const control = page.locator(press).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${press} cannot be tapped`);
  await page.evaluate(watchTap, ready);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(HELD_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return page.evaluate(() => window.huellaTap);
}
