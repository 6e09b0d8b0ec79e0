import type { Browser, Page } from 'playwright';
import { openPhone } from '../web/phone-context.ts';
import { PHONE } from '../web/profile.ts';
import { longestTaskDuring, type LongestTask } from './main-thread.ts';

/** Milliseconds from the file to the server, with the main thread at a quarter of its speed. */
export interface Sent extends LongestTask {
  opened: number;
  saved: number;
}

const TIMEOUT = 120_000;

export async function sendPhoto(
  browser: Browser,
  app: string,
  photo: string,
  localStorage: { name: string; value: string }[],
): Promise<Sent> {
  const context = await openPhone(browser, app, localStorage);
  try {
    const page = await context.newPage();
    await openSheet(page, app);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    return await measure(browser, page, photo);
  } finally {
    await context.close();
  }
}

async function openSheet(page: Page, app: string): Promise<void> {
  await page.goto(new URL('/tabs/home', app).href);
  await page.locator('article a[href^="/tabs/pet-details/"]').first().click();
  await page.getByRole('button', { name: /^Cambiar la foto de/ }).click();
  await page.getByRole('dialog', { name: 'Foto de perfil' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function measure(browser: Browser, page: Page, photo: string): Promise<Sent> {
  const times = { opened: 0, saved: 0 };
  const longest = await longestTaskDuring(browser, page, async () => {
    const save = page.getByRole('button', { name: 'Guardar foto' });
    times.opened = await timed(async () => {
      await page.getByLabel('Elegir foto').setInputFiles(photo);
      await save.waitFor({ timeout: TIMEOUT });
    });
    times.saved = await timed(async () => {
      await save.tap();
      await page.getByText(/^La foto de .* se guardó\.$/).waitFor({ timeout: TIMEOUT });
    });
  });
  return { ...times, ...longest };
}

async function timed(happens: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await happens();
  return performance.now() - from;
}
