import { expect, test } from '@playwright/test';
import { logIn } from '../journey/account.ts';
import { linkMailedTo } from '../journey/mails.ts';
import { prepare } from '../journey/prepared.ts';

test('a forgotten password is replaced through the mailed link, once', async ({ page, request }) => {
  const who = await prepare(request);
  await page.goto('/pass-recover');
  await page.getByLabel('Email').fill(who.email);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('En breve recibiras un mail para confirmar la nueva contraseña')).toBeVisible();
  await expect.poll(() => linkMailedTo(who.email), { timeout: 20_000 }).toBeTruthy();
  const link = linkMailedTo(who.email) ?? '';
  await page.goto(link);
  const fields = page.locator('input[type=password]');
  await fields.nth(0).fill('clave-nueva-1');
  await fields.nth(1).fill('clave-nueva-1');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading')).toBeVisible();
  await page.goto('/login');
  await logIn(page, who);
  await expect(page.getByText('Email o contraseña incorrecto/a')).toBeVisible();
  await logIn(page, { ...who, password: 'clave-nueva-1' });
  await expect(page).toHaveURL(/\/tabs\/home$/);
  const refresh = await request.post('/auth/refresh', { data: { refresh_token: who.refreshToken } });
  expect(refresh.status()).toBe(401);
  await page.goto(link);
  await expect(page.locator('input[type=password]')).toHaveCount(0);
});
