import { type Page, expect, test } from '@playwright/test';
import { logIn } from '../journey/account.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

test('home: the keyboard stays in view, the promos hold still when they should, and being offline is said', async ({
  page,
  context,
  request,
}) => {
  const pets = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await bringSession(page, await prepare(request, { pets }));
  await page.goto('/tabs/home');
  await expect(page.getByText('Uno', { exact: true })).toBeVisible();
  const promos = page.getByRole('region', { name: 'Novedades' }).first();
  // The swiping carousel replaces a static one: only it has buttons. From then on time passes as the test says.
  await expect(promos.getByRole('button', { name: /pausar/i })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 2_000);
  await page.waitForLoadState('networkidle');

  await test.step('Las cuatro secciones están a un toque', async () => {
    const tabs = page.getByRole('navigation').first();
    await expect(tabs.getByRole('link')).toHaveCount(4);
    const food = tabs.getByRole('link', { name: /Nutrición/ });
    await expect(food).toHaveAttribute('href', '/tabs/alimentacion');
  });

  await test.step('O-CA-03 Cuando apunta a las novedades, esperan; cuando las pausa, quedan', async () => {
    await promos.scrollIntoViewIfNeeded();
    const current = () => promos.locator('.swiper-slide-active').first().textContent();
    await promos.getByText('Su veterinario de siempre').hover();
    await page.clock.runFor(12_000);
    expect(await current()).toContain('Su veterinario');
    await page.mouse.move(0, 0);
    await page.clock.runFor(8_100);
    await expect.poll(current).toContain('Vacunas');
    await promos.getByRole('button', { name: /pausar/i }).click();
    const paused = await current();
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    expect(await current()).toBe(paused);
    await page.clock.resume();
  });

  await test.step('O-CA-02 Cuando recorre con Tab, el foco nunca va a una mascota fuera de la vista', async () => {
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        return !box || box.width === 0 || (box.left >= -1 && box.right <= window.innerWidth + 1);
      });
      expect(inside).toBe(true);
    }
  });

  await test.step('Cuando no hay red, lo dice y conserva lo que tiene', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/sin conexión/i)).toBeVisible();
    await expect(page.getByText('Uno', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/sin conexión/i)).toHaveCount(0);
  });
});

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
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
}

test('nothing jumps on home at a first login, with personal data or without', async ({ page, request }) => {
  for (const bare of [true, false])
    await test.step(bare ? 'Sin datos personales' : 'Con datos personales', async () => {
      const who = await prepare(request, { bare });
      await page.goto('/robots.txt');
      await page.evaluate(() =>
        ['token', 'refreshToken', 'USER_MAIL', 'USER_NAME'].forEach((key) => localStorage.removeItem(key)),
      );
      await page.goto('/login');
      // The answer comes once home is drawn, and within the two seconds that home waits for it.
      await page.route(
        '**/app/user/personas',
        async (route) => {
          await page.locator('main .MuiSkeleton-root').first().waitFor();
          await route.fallback();
        },
        { times: 1 },
      );
      await logIn(page, who);
      await expect(page.getByText('Asegure a su primera mascota')).toBeVisible();
      if (bare) await expect(page.getByRole('link', { name: 'Completar mis datos' })).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
});
