import { expect, test } from '@playwright/test';
import { insureElsewhere } from '../journey/insurer.ts';
import { linkMailedTo } from '../journey/mails.ts';
import { somebody } from '../journey/person.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

const MISSING = 'No se encontraron datos personales. Por favor, complete sus datos antes de continuar.';

test('without personal data settings and the page itself say so and lead there', async ({
  page,
  request,
}) => {
  await bringSession(page, await prepare(request, { bare: true }));
  await page.goto('/tabs/ajustes');
  await page.getByRole('button', { name: /^Asociar mascotas/ }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(page.getByRole('button', { name: /^Asociar mascotas/ })).toBeFocused();
  await page.goto('/tabs/ajustes/asociar');
  await expect(page.getByText(MISSING)).toBeVisible();
  await page.getByRole('button', { name: 'Completar mis datos' }).click();
  await expect(page).toHaveURL(/\/tabs\/personal-data$/);
});

test('a pet that was associated in another tab is on home when the app comes back to the front', async ({
  page,
  context,
  request,
}) => {
  const { email } = somebody();
  await insureElsewhere(email, 'Pampero', `FRENTE-${Date.now()}`);
  await bringSession(page, await prepare(request));
  await page.goto('/tabs/ajustes');
  await page.getByRole('link', { name: /^Asociar mascotas/ }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Email enviado con éxito')).toBeVisible();
  await expect(page).toHaveURL(/\/tabs\/home$/);
  await expect(page.getByText('Asegure a su primera mascota')).toBeVisible();
  await expect.poll(() => linkMailedTo(email), { timeout: 20_000 }).toBeTruthy();
  const mail = await context.newPage();
  await mail.goto(linkMailedTo(email) ?? '');
  await mail.getByRole('button', { name: 'Asociar las mascotas' }).click();
  await expect(mail.getByRole('link', { name: 'Abrir Huella' })).toBeVisible();
  await mail.close();
  // A headless browser takes every tab for the one in front: what a return fires has to be fired by hand.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Pampero', { exact: true })).toBeVisible();
});
