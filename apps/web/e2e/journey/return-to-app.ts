import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Returns to the app until something that has changed elsewhere is shown: what was fetched within a second and a half is not
 * fetched again (specification §9). A headless browser treats every tab as focused: fires the return by hand.
 */
export async function returnUntilSeen(page: Page, changed: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(changed).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}
