import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largePhoto } from '../upload/large-photo.ts';
import { longestTaskDuring, type LongestTask } from '../upload/main-thread.ts';
import { PHONE } from '../web/profile.ts';
import { report, withPapersPage } from './papers-page.ts';

/** Milliseconds a phone's main thread may be blocked while 50 megapixels become a page. */
const LONGEST_TASK = 200;
const TIMEOUT = 180_000;

export async function benchPapers(count = 7): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  try {
    return await withPapersPage(async (page, browser, url) => {
      const photo = await largePhoto(browser, folder);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
      const rounds: LongestTask[] = [];
      for (let round = 0; round <= count; round += 1) {
        await page.goto(url);
        const input = page.getByLabel('Elegir fotos o PDF');
        await input.waitFor();
        // Playwright's script of 330 kB, injected by the first of these calls, is not a task of the app.
        await page.waitForFunction('globalThis.bench');
        const longest = await longestTaskDuring(browser, page, async () => {
          await input.setInputFiles(photo);
          await page.locator('button:enabled', { hasText: 'Enviar' }).tap({ timeout: TIMEOUT });
          await page.waitForFunction(() => document.title.startsWith('Factura.pdf'));
        });
        if (round > 0) rounds.push(longest);
      }
      const worst = (part: keyof LongestTask) =>
        Math.round(Math.max(...rounds.map((longest) => longest[part])));
      return report(
        `A page of a photo of 50 megapixels, main thread ÷ ${PHONE.slowdown}, worst of ${count} rounds (ms)`,
        [
          {
            figure: 'longest task',
            measured: worst('clock'),
            bar: LONGEST_TASK,
            met: worst('clock') <= LONGEST_TASK,
          },
          { figure: 'the same in CPU time', measured: worst('processor') },
        ],
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
