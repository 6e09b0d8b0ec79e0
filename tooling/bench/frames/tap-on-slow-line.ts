import type { Browser, Page } from 'playwright';
import { openPhone } from '../web/phone-context.ts';

export interface Tap {
  from: string;
  press: string;
}

export interface Answered extends Tap {
  /** Another title, or a dialog. */
  frame: number | null;
  /** Nothing is loading any more. */
  whole: number | null;
}

interface Visit {
  tap: Tap;
  storage: { name: string; value: string }[];
}

const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 } as const;
/** Milliseconds after which idle prefetching is over. */
const SETTLED_MS = 2_500;
const TIMEOUT_MS = 30_000;

export async function tapOnSlowLine(
  browser: Browser,
  app: string,
  { tap, storage }: Visit,
): Promise<Answered> {
  const context = await openPhone(browser, app, storage);
  // Without the worker, which would have cached the whole app.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  try {
    const page = await context.newPage();
    await page.goto(new URL(tap.from, app).href, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    await page.waitForSelector(tap.press, { timeout: TIMEOUT_MS });
    await page.waitForTimeout(SETTLED_MS);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    return { ...tap, ...(await timeTap(page, tap.press)) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the first frame with another title or a dialog, and the first without anything loading. */
function timeTap(page: Page, press: string): Promise<{ frame: number | null; whole: number | null }> {
  return page.evaluate(
    ([selector, timeout]) =>
      new Promise<{ frame: number | null; whole: number | null }>((resolve) => {
        const titles = document.getElementsByTagName('h1');
        const title = () => [...titles].find((h1) => h1.checkVisibility());
        const before = title();
        const from = performance.now();
        let frame: number | null = null;
        document.querySelector<HTMLElement>(selector)?.click();
        const watch = (): void => {
          const now = Math.round(performance.now() - from);
          const dialog = document.querySelector('[role="dialog"]');
          const there = dialog ?? (title() === before ? undefined : title());
          if (there) frame ??= now;
          const isLoading = /Cargando/u.test((dialog ?? document.body).textContent);
          if (there && !isLoading) resolve({ frame, whole: now });
          else if (now > timeout) resolve({ frame, whole: null });
          else requestAnimationFrame(watch);
        };
        watch();
      }),
    [press, 15_000] as const,
  );
}
