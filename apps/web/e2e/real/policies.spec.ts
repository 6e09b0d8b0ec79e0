import { expect, test } from '@playwright/test';
import { insureElsewhere, operate } from '../journey/insurer.ts';
import { linkMailedTo } from '../journey/mails.ts';
import { somebody } from '../journey/person.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

test('a pet insured elsewhere comes into the account by mail, and its card verifies until the policy is cancelled', async ({
  page,
  request,
}) => {
  const who = await prepare(request);
  const { email } = somebody();
  const policy = `PORTAL-${Date.now()}`;
  await test.step('Dado un perro que otro canal aseguró con otro email', async () => {
    expect(await insureElsewhere(email, 'tango ñandú', policy)).toContain('1 policy loaded.');
  });
  await test.step('Cuando se pide el enlace desde los ajustes', async () => {
    await bringSession(page, who);
    await page.goto('/tabs/ajustes/asociar');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByText('Email enviado con éxito')).toBeVisible();
    await expect.poll(() => linkMailedTo(email), { timeout: 20_000 }).toBeTruthy();
  });
  const link = linkMailedTo(email) ?? '';
  await test.step('Y se confirma en la página del mail', async () => {
    await page.goto(link);
    await expect(page.getByText('Tango Ñandú (Perro): Plan 1 Esencial')).toBeVisible();
    await page.getByRole('button', { name: 'Asociar las mascotas' }).click();
    await expect(page.getByRole('link', { name: 'Abrir Huella' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('Tango Ñandú')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'No quedan mascotas por asociar' })).toBeVisible();
  });
  const cards = await request.get(`/web/planes_portal?email=${encodeURIComponent(who.email)}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  const [card]: { poliza: string; verificacion: string }[] = await cards.json();
  expect(card?.poliza).toBe(policy);
  const verification = new URL(card?.verificacion ?? '').pathname;
  await test.step('Entonces su carnet verifica, y uno alterado no', async () => {
    await page.goto(verification);
    await expect(page.getByText('Vigente', { exact: true })).toBeVisible();
    await page.goto(`${verification.slice(0, -1)}${verification.endsWith('A') ? 'B' : 'A'}`);
    await expect(page.getByRole('heading', { name: 'El carnet no verifica' })).toBeVisible();
  });
  await test.step('Y dice Anulada cuando la aseguradora anula la póliza', async () => {
    await operate('policy', 'cancel', policy);
    await page.goto(verification);
    await expect(page.getByText('Anulada', { exact: true })).toBeVisible();
  });
});
