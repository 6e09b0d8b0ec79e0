import { type ConsoleMessage, type Locator, type Page, expect, test } from '@playwright/test';
import { prepare } from '../journey/prepared.ts';

const MAXIMUM_PRESSES = 60;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAXIMUM_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function choose(page: Page, label: string, search: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }));
  await page.keyboard.type(search);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('O-AX-01 the whole main job works by keyboard alone, from the login to the logout', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const said: string[] = [];
  page.on('console', (message: ConsoleMessage) => said.push(message.text()));
  const who = await prepare(request, { bare: true });

  await test.step('Cuando ingresa', async () => {
    await page.goto('/login');
    await type(page, 'Email', who.email);
    await type(page, 'Contraseña', who.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tabs\/home$/);
  });

  await test.step('Y completa sus datos personales', async () => {
    await press(page, page.getByRole('link', { name: 'Completar mis datos' }));
    await type(page, 'Nombre', 'Ana');
    await type(page, 'Apellido', 'Ríos');
    await type(page, 'Número de documento (DNI)', '12345678');
    await type(page, 'Teléfono celular', '1123456789');
    await type(page, 'Fecha de nacimiento', '05031990');
    await press(page, page.getByRole('button', { name: 'Continuar' }));
    await type(page, 'Calle', 'Av. Ñandú');
    await type(page, 'Altura', '123');
    await choose(page, 'Provincia', 'cordoba');
    await choose(page, 'Localidad', 'rio cuarto');
    await press(page, page.getByRole('button', { name: 'Enviar mis datos' }));
    await expect(page).toHaveURL(/\/tabs\/add-pet$/);
  });

  await test.step('Y sigue con su mascota', async () => {
    await type(page, 'Nombre', 'Luna');
    await type(page, 'Color', 'Negro');
    const sex = page.getByRole('radio', { name: 'Macho' }).or(page.getByRole('radio', { name: 'Hembra' }));
    await press(page, sex.first(), 'Space');
    await press(page, page.getByRole('radio', { name: 'Perro' }), 'Space');
    await choose(page, 'Raza', 'caniche');
    await type(page, 'Fecha de nacimiento', '05032024');
    await press(page, page.getByRole('button', { name: 'Continuar' }));
  });

  await test.step('Y elige un plan y paga con una tarjeta', async () => {
    await press(page, page.getByRole('radio', { name: /Plan|Huella/ }).first(), 'Space');
    await press(page, page.getByRole('button', { name: 'Tarjeta de crédito' }), 'Space');
    await type(page, 'Número de tarjeta', '4509953566233704');
    await type(page, 'Vencimiento', '1128');
    await press(page, page.getByRole('button', { name: 'Guardar y ver el resumen' }));
    const summary = page.getByRole('dialog', { name: 'Revise y contrate' });
    await expect(summary).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(summary).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /terminada en 3704$/ })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Contratar' }));
    await press(page, page.getByRole('button', { name: 'Continuar sin código' }));
    await press(page, page.getByRole('link', { name: 'Ir al inicio' }));
    await expect(page).toHaveURL(/\/tabs\/home$/);
    await expect(page.getByRole('link', { name: 'Luna', exact: true })).toBeVisible();
  });

  const item = page.getByRole('button', { name: 'Cerrar sesión' });
  const question = page.getByRole('alertdialog', { name: '¿Cerrar sesión?' });
  await test.step('Cuando va a cerrar la sesión, la pregunta retiene el foco y lo devuelve', async () => {
    await press(page, page.getByRole('link', { name: 'Ajustes' }));
    await press(page, item);
    await expect(question.getByRole('button', { name: 'Seguir en Huella' })).toBeFocused();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(['Cerrar sesión', 'Seguir en Huella', '']).toContain(await focused(page));
      await expect(question.locator(':focus').or(page.locator('[data-testid^=sentinel]:focus'))).toHaveCount(
        1,
      );
    }
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(item).toBeFocused();
  });
  await test.step('Y al confirmarla, vuelve al ingreso', async () => {
    await page.keyboard.press('Enter');
    await press(page, question.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(page).toHaveURL(/\/login$/);
    expect(said.filter((text) => text.includes('aria-hidden'))).toEqual([]);
  });
});
