import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

/** A page for each of the server's links, with an invalid token; the vet form has its own tests. */
const PATHS = ['/auth/nueva-clave/otra', '/auth/asociar/otra', '/carnet/otro', '/veterinario/otro'];

test.use({ viewport: { width: 320, height: 640 } });

test('the pages of the server are readable for everyone, in both schemes, and fit 320 px', async ({
  page,
}) => {
  for (const url of PATHS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect.soft(violations, `${url} ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, url).toBeLessThanOrEqual(0);
    }
});
