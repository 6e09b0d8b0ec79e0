import { expect, test, type Page } from '@playwright/test';

async function open(page: Page, person: string, path: string): Promise<void> {
  await page.goto(`${path}?qa=${person}`);
  await expect.poll(() => page.url()).toMatch(new RegExp(`${path}$`));
  await expect(page.locator('#huella-qa-console')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const console = document.getElementById('huella-qa-console');
    return [...document.querySelectorAll('a, button, input, [role=tab], [role=checkbox]')].flatMap(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && hit !== null && hit === console ? [element.textContent || element.tagName] : [];
      },
    );
  });
}

test('on a narrow phone the console covers nothing that is tapped, and can be dragged away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/tabs/home', '/tabs/settings', '/tabs/alimentacion', '/tabs/add-pet']) {
    await open(page, 'asegurada', path);
    expect(await covered(page), path).toEqual([]);
  }
  const opener = page.getByRole('button', { name: 'QA', exact: true });
  const before = await opener.boundingBox();
  await page.mouse.move(12, (before?.y ?? 0) + 22);
  await page.mouse.down();
  await page.mouse.move(340, 630, { steps: 4 });
  await page.mouse.up();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => (await opener.boundingBox())?.x).toBe(336);
  const after = await opener.boundingBox();
  expect(after?.y).toBeLessThan(560 - 44);
  await page.reload();
  await expect.poll(async () => opener.boundingBox()).toEqual(after);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Consola de QA' })).toBeVisible();
});

test('a URL opens a screen as somebody with a fault, which the app shows', async ({ page }) => {
  await page.goto('/tabs/home?qa=asegurada&falla=listPets:500&reloj=2026-12-24T10:00');
  await expect(page).toHaveURL(/\/tabs\/home$/);
  await expect(page.getByRole('button', { name: /Reintentar|Volver a intentar/ }).first()).toBeVisible();
  await page.evaluate(() => window.huellaQa?.fault('listPets', null));
  await page.reload();
  await expect(page.getByText('Mishi').first()).toBeVisible();
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2026);
});
