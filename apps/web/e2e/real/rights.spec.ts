import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { logIn } from '../journey/account.ts';
import { mailsTo } from '../journey/mails.ts';
import { somebody } from '../journey/person.ts';
import { bringSession, fileClaim, prepare } from '../journey/prepared.ts';

test('without an account the legal texts open and lead back, and the legal buttons give a number on the screen and by mail', async ({
  page,
}) => {
  const { email } = somebody();
  await test.step('Cuando lee la privacidad y vuelve, está donde estaba', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Privacidad' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
  for (const [path, button, submit, prefix] of [
    ['/login', 'Botón de baja', 'Pedir la baja', 'BAJA'],
    ['/register', 'Botón de arrepentimiento', 'Arrepentirme de la contratación', 'ARREP'],
  ] as const) {
    await test.step(`Cuando se presiona «${button}» en ${path}`, async () => {
      await page.goto(path);
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog', { name: button });
      await dialog.getByLabel('Nombre y apellido').fill('Ana Ríos');
      await dialog.getByLabel('Número de documento (DNI)').fill('30.123.456');
      await dialog.getByLabel('Email').fill(email);
      await dialog.getByRole('button', { name: submit }).click();
      const number = await page.getByText(new RegExp(`^${prefix}-\\d{4}-`)).textContent();
      await expect
        .poll(() => mailsTo(email).some((mail) => mail.includes(number ?? '?')), { timeout: 20_000 })
        .toBe(true);
    });
  }
});

test('a person takes their data along and deletes the account', async ({ page, request }) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await fileClaim(request, who);
  await bringSession(page, who);
  await page.goto('/tabs/ajustes/mis-datos');
  await test.step('Cuando descarga sus datos', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('mis-datos-huella.zip');
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });
  const remove = async (password: string) => {
    await page.getByLabel('Su contraseña').fill(password);
    await page.getByRole('button', { name: 'Eliminar definitivamente' }).click();
  };
  await test.step('Cuando elimina la cuenta con otra clave, no pasa nada', async () => {
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(page.getByText(/Tiene 1 siniestro sin terminar/)).toBeVisible();
    await remove('otra-clave');
    await expect(page.getByLabel('Su contraseña')).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('Cuando la elimina con la suya, la cuenta ya no existe', async () => {
    await remove(who.password);
    await expect(page).toHaveURL(/\/login/);
    await expect(
      page.getByText('Su cuenta fue eliminada. Le enviamos la constancia por email.'),
    ).toBeVisible();
    await logIn(page, who);
    await expect(page.getByText('Email o contraseña incorrecto/a')).toBeVisible();
  });
});
