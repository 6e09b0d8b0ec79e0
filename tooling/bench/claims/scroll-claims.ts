import type { Browser, Page } from 'playwright';
import { longestTaskDuring, type LongestTask } from '../upload/main-thread.ts';
import { openPhone } from '../web/phone-context.ts';
import { PHONE } from '../web/profile.ts';

export interface Scrolled {
  shown: LongestTask;
  scrolled: LongestTask;
}

const COUNT = 500;
const TIMEOUT = 120_000;

const claims = Array.from({ length: COUNT }, (_, at) => ({
  id: COUNT - at,
  fecha_carga: new Date(Date.UTC(2026, 10, 1) - at * 3_600_000).toISOString(),
  denuncia_administrativa: `Siniestro ${COUNT - at}: se cortó la pata con un vidrio en la plaza, sangró y renguea.`,
  mascotaId: 1,
  creado: new Date(Date.UTC(2026, 10, 1) - at * 3_600_000).toISOString(),
  vet_forms: [],
}));
const waiting = claims.map(({ id, mascotaId }) => ({
  siniestroId: id,
  mascotaId,
  etapa: 'veterinario',
  responsable: 'usted',
  falta: [],
}));

export async function scrollClaims(
  browser: Browser,
  app: string,
  localStorage: { name: string; value: string }[],
): Promise<Scrolled> {
  const context = await openPhone(browser, app, localStorage);
  try {
    const page = await context.newPage();
    await page.route('**/app/siniestro/siniestros?*', (route) => {
      const pet = new URL(route.request().url()).searchParams.get('id');
      return route.fulfill({ json: claims.filter(({ mascotaId }) => String(mascotaId) === pet) });
    });
    await page.route('**/app/siniestro/pendientes', (route) => route.fulfill({ json: waiting }));
    await page.goto(new URL('/tabs/home', app).href);
    const tab = page.getByRole('link', { name: 'Siniestros', exact: true });
    await tab.waitFor({ timeout: TIMEOUT });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    const shown = await longestTaskDuring(browser, page, async () => {
      await tab.click();
      await waitForAll(page);
    });
    const scrolled = await longestTaskDuring(browser, page, async () => {
      await session.send('Input.synthesizeScrollGesture', {
        x: PHONE.viewport.width / 2,
        y: PHONE.viewport.height / 2,
        yDistance: -(await page.evaluate(() => document.documentElement.scrollHeight)),
        speed: 5_000,
      });
    });
    return { shown, scrolled };
  } finally {
    await context.close();
  }
}

/** Uses a plain selector: finding an element by role would block the main thread. */
async function waitForAll(page: Page): Promise<void> {
  await page.waitForFunction((count) => document.querySelectorAll('article').length === count, COUNT, {
    polling: 500,
    timeout: TIMEOUT,
  });
}
