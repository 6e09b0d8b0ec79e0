import { type Locator, type Page, expect, test } from '@playwright/test';
import { prepare } from '../journey/prepared.ts';

const TIMEOUT = 60;

/** Presses Tab until the focus is where it should be: a person without a mouse has no other way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < TIMEOUT; presses += 1) {
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

test('the whole main job works by keyboard alone', async ({ page, request }) => {
  test.setTimeout(120_000);
  const who = await prepare(request, { bare: true });
  await page.goto('/login');
  await type(page, 'Email', who.email);
  await type(page, 'Contraseña', who.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tabs\/home$/);

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
  await expect(page).toHaveURL(/\/tabs\/home$/);

  await press(page, page.getByRole('link', { name: 'Agregar mascota' }));
  await type(page, 'Nombre', 'Luna');
  await type(page, 'Color', 'Negro');
  await press(
    page,
    page
      .getByRole('radio', { name: 'Macho' })
      .or(page.getByRole('radio', { name: 'Hembra' }))
      .first(),
    'Space',
  );
  await press(page, page.getByRole('radio', { name: 'Perro' }), 'Space');
  await choose(page, 'Raza', 'caniche');
  await type(page, 'Fecha de nacimiento', '05032024');
  await press(page, page.getByRole('button', { name: 'Continuar' }));

  await press(page, page.getByRole('radio', { name: /Plan|Huella/ }).first(), 'Space');
  await press(
    page,
    page
      .getByRole('button', { name: 'Tarjeta de crédito' })
      .or(page.getByRole('radio', { name: 'Tarjeta de crédito' })),
    'Space',
  );
  await tabTo(page, page.getByLabel('Compañía de la tarjeta'));
  await page.keyboard.type('Visa');
  await type(page, 'Número de tarjeta', '4509953566233704');
  await type(page, 'Vencimiento', '1128');
  await press(page, page.getByRole('button', { name: 'Guardar medio de pago' }));
  await expect(page.getByText('El medio de pago se cargó correctamente')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Contratar' }));
  await press(page, page.getByRole('button', { name: 'Continuar sin código' }));
  await expect(page).toHaveURL(/\/tabs\/home$/);
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
});
