import type { Browser, Page } from 'playwright';
import { longestTaskDuring, type LongestTask } from '../upload/main-thread.ts';
import { openPhone } from '../web/phone-context.ts';
import { PHONE } from '../web/profile.ts';
import { answerYearOfEvents } from './year-of-events.ts';

export interface CalendarUsed {
  shown: LongestTask;
  tabs: LongestTask;
  filtered: LongestTask;
  month: LongestTask;
  months: LongestTask;
}

const TIMEOUT = 120_000;

export async function useFullCalendar(
  browser: Browser,
  app: string,
  localStorage: { name: string; value: string }[],
): Promise<CalendarUsed> {
  const context = await openPhone(browser, app, localStorage);
  try {
    const page = await context.newPage();
    await answerYearOfEvents(page);
    // Loads another page first: the app's start belongs to `bench web`.
    await page.goto(new URL('/tabs/ajustes', app).href, { waitUntil: 'networkidle' });
    await shows(page, 'main h1', 1);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    const during = (act: () => Promise<void>) => longestTaskDuring(browser, page, act);
    return {
      shown: await during(async () => {
        await page.evaluate(() => {
          history.pushState(null, '', '/tabs/historial');
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        });
        await shows(page, '#history-panel article[data-state="upcoming"]', 50);
      }),
      tabs: await during(async () => {
        await press(page, '#history-overdue');
        await shows(page, '#history-panel article[data-state="overdue"]', 50);
        await press(page, '#history-done');
        await shows(page, '#history-panel article[data-state="done"]', 50);
      }),
      filtered: await during(async () => {
        await press(page, 'nav[aria-label="Filtrar por mascota"] a:nth-of-type(3)');
        await shows(page, 'nav[aria-label="Filtrar por mascota"] a:nth-of-type(3)[aria-current]', 1);
        await shows(page, '#history-panel article[data-state="done"]', 50);
      }),
      month: await during(async () => {
        await press(page, 'a[href*="ver=mes"]');
        await shows(page, '[role="gridcell"] i', 5);
      }),
      months: await during(async () => {
        for (let month = 0; month < 3; month += 1) {
          await press(page, 'button[aria-label="Mes anterior"]');
          await page.waitForTimeout(500);
        }
      }),
    };
  } finally {
    await context.close();
  }
}

/** Uses a plain selector: finding an element by role would block the main thread. */
async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
}

async function shows(page: Page, selector: string, count: number): Promise<void> {
  await page.waitForFunction(
    ([wanted, minimum]) => document.querySelectorAll(wanted).length >= minimum,
    [selector, count] as const,
    { polling: 500, timeout: TIMEOUT },
  );
}
