import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { fillPet } from '../journey/add-pet.ts';
import { bringSession, prepare, type Prepared } from '../journey/prepared.ts';

const SCREENS = [
  { path: '/login', ready: 'Iniciar sesión', session: false },
  { path: '/register', ready: 'Crear una cuenta', session: false },
  { path: '/pass-recover', ready: /contraseña/i, session: false },
  { path: '/not-found', ready: 'No encontramos esta página', session: false },
  { path: '/tabs/home', ready: /^Hola/, session: true },
  { path: '/tabs/personal-data', ready: 'Datos personales', session: true },
  { path: '/tabs/add-pet', ready: 'Agregar mascota', session: true },
  { path: '/tabs/ajustes', ready: 'Ajustes', session: true },
  { path: '/tabs/ajustes/medios-de-pago', ready: 'Medios de pago', session: true },
  { path: '/tabs/ajustes/asociar', ready: 'Asociar mascotas', session: true },
  { path: '/tabs/ajustes/mis-datos', ready: 'Privacidad y mis datos', session: true },
  { path: '/terminos', ready: 'Términos y condiciones', session: false },
  { path: '/privacidad', ready: 'Política de privacidad', session: false },
  { path: '/tabs/pet-details/{pet}', ready: 'Luna', session: true },
  { path: '/tabs/pet-details/{pet}/peso', ready: 'Historial de peso', session: true },
  { path: '/tabs/pet-details/{pet}/carnet', ready: 'Carnet', session: true },
  { path: '/tabs/add-pet/{pet}', ready: 'Editar mascota', session: true },
] as const;

/** The address of a screen; those of a pet are the first one's. */
function addressOf(path: string, { pets: [pet] }: Prepared): string {
  return path.replace('{pet}', String(pet));
}

const VIEWS = [
  { name: '360 px', viewport: { width: 360, height: 740 } },
  { name: '1280 px', viewport: { width: 1280, height: 800 } },
] as const;

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}

for (const { name, viewport } of VIEWS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce', isMobile: false });

      test('axe finds nothing on any screen', async ({ page, request }) => {
        test.setTimeout(120_000);
        const who = await prepare(request, {
          pets: ['Luna', 'Un nombre larguísimo para una mascota muy querida'],
        });
        for (const { path, ready, session } of SCREENS) {
          if (session) await bringSession(page, who);
          await page.goto(addressOf(path, who));
          await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(await violations(page), path).toEqual([]);
        }
      });

      test('axe finds nothing in wrong forms, dialogs and sheets', async ({ page, request }) => {
        test.setTimeout(120_000);
        const who = await prepare(request);
        await page.goto('/login');
        await page.getByRole('button', { name: 'Ingresar' }).click();
        await expect(page.getByText('Por favor, ingrese su email')).toBeVisible();
        expect.soft(await violations(page), 'login with errors').toEqual([]);
        await bringSession(page, who);
        await page.goto('/tabs/ajustes');
        await page.getByRole('button', { name: 'Cerrar sesión' }).click();
        await expect(page.getByRole('alertdialog', { name: '¿Cerrar sesión?' })).toBeVisible();
        expect.soft(await violations(page), 'log out').toEqual([]);
        await page.goto('/tabs/add-pet');
        await page.getByRole('button', { name: 'Continuar' }).click();
        await expect(page.getByText('Por favor, ingrese nombre')).toBeVisible();
        expect.soft(await violations(page), 'pet form with errors').toEqual([]);
        await fillPet(page);
        await page.getByRole('button', { name: 'Continuar' }).click();
        await expect(page.getByRole('button', { name: 'Contratar' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await violations(page), 'plans').toEqual([]);
      });
    });
  }
}

test('O-AX-04 zoom is allowed, and at 320 px nothing scrolls sideways', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const who = await prepare(request, { pets: ['Luna'] });
  for (const { path, ready, session } of SCREENS) {
    if (session) await bringSession(page, who);
    await page.goto(addressOf(path, who));
    await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).not.toMatch(/user-scalable=no|maximum-scale/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('O-AX-05 O-AX-06 every control has a Spanish name and room for a finger', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const who = await prepare(request, { pets: ['Luna'] });
  for (const { path, ready, session } of SCREENS) {
    if (session) await bringSession(page, who);
    await page.goto(addressOf(path, who));
    await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const control of await page.getByRole('button').or(page.getByRole('link')).all()) {
      const box = await control.boundingBox();
      const text = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
      expect.soft(text.trim(), `${path}: a control without a name`).not.toBe('');
      expect.soft(text, path).not.toMatch(/^(close|open|next|previous|clear|submit|back)$/i);
      if (box) expect.soft(Math.min(box.width, box.height), `${path}: ${text}`).toBeGreaterThanOrEqual(24);
    }
    for (const submit of await page.locator('button[type=submit]').all()) {
      const box = await submit.boundingBox();
      expect.soft(box?.height ?? 0, `${path}: submit`).toBeGreaterThanOrEqual(44);
    }
  }
});
