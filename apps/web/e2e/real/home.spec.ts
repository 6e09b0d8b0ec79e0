import { expect, test } from '@playwright/test';
import { bringSession, prepare } from '../journey/prepared.ts';

test('O-CA-02 the focus never goes to a pet that is out of view', async ({ page, request }) => {
  const pets = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];
  await bringSession(page, await prepare(request, { pets }));
  await page.goto('/tabs/home');
  await expect(page.getByText('Uno', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return !box || box.width === 0 || (box.left >= -1 && box.right <= window.innerWidth + 1);
    });
    expect(inside).toBe(true);
  }
});

test('O-CA-03 the promos stand still while they are hovered or focused, and can be paused', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await bringSession(page, await prepare(request));
  await page.goto('/tabs/home');
  // What arrives above pushes the promos down, away from a mouse that stands still.
  await expect(page.getByText('Asegure a su primera mascota')).toBeVisible();
  const promos = page.getByRole('region', { name: 'Novedades' }).first();
  await promos.scrollIntoViewIfNeeded();
  const current = () => promos.locator('.swiper-slide-active').first().textContent();
  await expect.poll(current).toContain('Su veterinario');
  await promos.getByText('Su veterinario de siempre').hover();
  await page.waitForTimeout(12_000);
  expect(await current()).toContain('Su veterinario');
  await page.mouse.move(0, 0);
  await expect.poll(current, { timeout: 12_000 }).toContain('Vacunas');
  await promos.getByRole('button', { name: /pausar/i }).click();
  const paused = await current();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(10_000);
  expect(await current()).toBe(paused);
});

test('O-SE-01 markup in a name is shown as text', async ({ page, request }) => {
  const evil = '<img src=x onerror="window.__x=1">';
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.route('**/app/user/mascotas', async (route) => {
    const pets: object[] = await (await route.fetch()).json();
    await route.fulfill({ json: pets.map((pet) => ({ ...pet, nombre: evil })) });
  });
  await page.goto('/tabs/home');
  await expect(page.getByText(/onerror/i)).toBeVisible();
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
});

test('O-LI-05 waiting pets are not missing pets, and a failure can be retried', async ({ page, request }) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  let answer: 'slow' | 'fail' | 'real' = 'slow';
  await page.route('**/app/user/mascotas', async (route) => {
    if (answer === 'real') return route.fallback();
    if (answer === 'slow') await new Promise((resolve) => setTimeout(resolve, 3_000));
    return route.fulfill({ status: 500, json: { message: 'x', code: 'internal_error' } });
  });
  await page.goto('/tabs/home');
  await expect(page.getByRole('heading', { name: 'Mis mascotas' })).toBeVisible();
  await expect(page.getByText('Asegure a su primera mascota')).toHaveCount(0);
  await expect(page.getByText('No pudimos cargar sus mascotas')).toBeVisible();
  await expect(page.getByText('Asegure a su primera mascota')).toHaveCount(0);
  answer = 'real';
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
});

test('the tabs that are not built yet are disabled and say so', async ({ page, request }) => {
  await bringSession(page, await prepare(request));
  await page.goto('/tabs/home');
  const tabs = page.getByRole('navigation').first();
  await expect(tabs.getByRole('link')).toHaveCount(4);
  for (const name of [/Nutrición/, /Siniestros/]) {
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
    await expect(tabs.getByRole('link', { name })).toContainText('Próximamente');
  }
});

test('offline is said, and the app stays inside with what it has', async ({ page, context, request }) => {
  await bringSession(page, await prepare(request, { pets: ['Luna'] }));
  await page.goto('/tabs/home');
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/sin conexión/i)).toBeVisible();
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/sin conexión/i)).toHaveCount(0);
});
