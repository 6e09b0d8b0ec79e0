import { type ConsoleMessage, type Page, expect, test } from '@playwright/test';
import { logIn } from '../journey/account.ts';
import { addVisa } from '../journey/add-pet.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('O-AX-01 the question before logging out keeps the focus and gives it back; then /login', async ({
  page,
  request,
}) => {
  const said: string[] = [];
  page.on('console', (message: ConsoleMessage) => said.push(message.text()));
  await bringSession(page, await prepare(request));
  await page.goto('/tabs/ajustes');
  const item = page.getByRole('button', { name: 'Cerrar sesión' });
  await item.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: '¿Cerrar sesión?' });
  await expect(question.getByRole('button', { name: 'Seguir en Huella' })).toBeFocused();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(['Cerrar sesión', 'Seguir en Huella', '']).toContain(await focused(page));
    await expect(question.locator(':focus').or(page.locator('[data-testid^=sentinel]:focus'))).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Cerrar sesión' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  expect(said.filter((text) => text.includes('aria-hidden'))).toEqual([]);
});

test('settings say who is signed in and which version it is', async ({ page, request }) => {
  const who = await prepare(request);
  await bringSession(page, who);
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await expect(page.getByRole('heading', { name: 'Ana Ríos' })).toBeVisible();
  await expect(page.getByText(who.email)).toBeVisible();
  await expect(page.getByText('Versión 4.22.00')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Versión web/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Mis datos personales/ }).click();
  await expect(page).toHaveURL(/\/tabs\/personal-data$/);
});

test('O-AX-06 every row of settings has room for a finger', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await bringSession(page, await prepare(request));
  await page.goto('/tabs/ajustes');
  await expect(page.getByText('Versión 4.22.00')).toBeVisible();
  for (const row of await page.locator('main :is(li > a, li > button), nav[data-tabs] a').all()) {
    const box = await row.boundingBox();
    expect.soft(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(48);
  }
});

test('a payment method is added from settings, and only its last four digits are shown', async ({
  page,
  request,
}) => {
  await bringSession(page, await prepare(request, { bare: true }));
  await page.goto('/tabs/ajustes');
  await page.getByRole('link', { name: /^Medios de pago/ }).click();
  await expect(page.getByText('Todavía no tiene medios de pago')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar un medio de pago' }).click();
  await addVisa(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Visa terminada en 3704' });
  await expect(card).toBeFocused();
  await expect(card).toContainText('Vence 11/28');
  expect(await page.locator('main').textContent()).not.toMatch(/\d{5}|\*/);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/tabs\/ajustes$/);
});

for (const bare of [true, false]) {
  test(`nothing jumps on home at a first login ${bare ? 'without' : 'with'} personal data`, async ({
    page,
    request,
  }) => {
    const who = await prepare(request, { bare });
    await page.route('**/app/user/personas', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.fallback();
    });
    await page.goto('/login');
    await logIn(page, who);
    await expect(page.getByText('Asegure a su primera mascota')).toBeVisible();
    if (bare) await expect(page.getByRole('link', { name: 'Completar mis datos' })).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });
}
