import { expect, test } from '@playwright/test';
import { insureElsewhere, operate } from '../journey/insurer.ts';
import { linkMailedTo, mailsTo } from '../journey/mails.ts';
import { somebody } from '../journey/person.ts';
import { bringSession, prepare } from '../journey/prepared.ts';
import { returnUntilSeen } from '../journey/return-to-app.ts';

test('a pet insured elsewhere comes into the account by mail, and its card verifies until the policy is cancelled', async ({
  page,
  context,
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
    await page.goto('/tabs/ajustes');
    await page.getByRole('link', { name: /^Asociar mascotas/ }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByText('Email enviado con éxito')).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/home$/);
    await expect(page.getByText('Asegure a su primera mascota')).toBeVisible();
    await expect.poll(() => linkMailedTo(email), { timeout: 20_000 }).toBeTruthy();
  });
  const link = linkMailedTo(email) ?? '';
  const mail = await context.newPage();
  await test.step('Y se confirma en otra pestaña, en la página del mail', async () => {
    await mail.goto(link);
    await expect(mail.getByText('Tango Ñandú (Perro): Plan 1 Esencial')).toBeVisible();
    await mail.getByRole('button', { name: 'Asociar las mascotas' }).click();
    await expect(mail.getByRole('link', { name: 'Abrir Huella' })).toBeVisible();
    await mail.goto(link);
    await expect(mail.getByRole('heading', { name: 'No quedan mascotas por asociar' })).toBeVisible();
  });
  await test.step('Entonces está en el inicio cuando la app vuelve al frente', async () => {
    await returnUntilSeen(page, page.getByText('Tango Ñandú', { exact: true }));
  });
  const cards = await request.get(`/web/planes_portal?email=${encodeURIComponent(who.email)}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  const [card]: { poliza: string; verificacion: string }[] = await cards.json();
  expect(card?.poliza).toBe(policy);
  const verification = new URL(card?.verificacion ?? '').pathname;
  await test.step('Y su carnet verifica, y uno alterado no', async () => {
    await mail.goto(verification);
    await expect(mail.getByText('Vigente', { exact: true })).toBeVisible();
    await mail.goto(`${verification.slice(0, -1)}${verification.endsWith('A') ? 'B' : 'A'}`);
    await expect(mail.getByRole('heading', { name: 'El carnet no verifica' })).toBeVisible();
  });
  await test.step('Y dice Anulada cuando la aseguradora anula la póliza', async () => {
    await operate('policy', 'cancel', policy);
    await mail.goto(verification);
    await expect(mail.getByText('Anulada', { exact: true })).toBeVisible();
  });
});

test('an owner ends coverage: a number at once and by mail, and anulada everywhere once the insurer confirms', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna', 'Sol'] });
  await bringSession(page, who);
  await test.step('Cuando pide la baja desde los ajustes', async () => {
    await page.goto('/tabs/ajustes');
    await page.getByRole('link', { name: /^Dar de baja una cobertura/ }).click();
    await page.getByRole('radio', { name: /^\u2068?Luna/ }).check();
    await page.getByLabel('Motivo').selectOption('Prefiero no decirlo');
    await page.getByRole('button', { name: 'Pedir la baja' }).click();
    const question = page.getByRole('alertdialog', { name: /^¿Dar de baja la cobertura de/ });
    await question.getByRole('button', { name: 'Pedir la baja' }).click();
    await expect(page.getByRole('heading', { name: 'Recibimos su pedido' })).toBeFocused();
  });
  const code = (await page.getByText(/^ANUL-\d{4}-/).textContent()) ?? '?';
  await test.step('Entonces el número llega por email y sigue en la página después de recargar', async () => {
    await expect
      .poll(() => mailsTo(who.email).some((mail) => mail.includes(code)), { timeout: 20_000 })
      .toBe(true);
    await page.reload();
    await expect(page.getByText(`Número de gestión: ${code}`)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(1);
  });
  await test.step('Y cuando la aseguradora la confirma, está anulada en el inicio, en el carnet y en sus pedidos', async () => {
    expect(await operate('cancellation', 'confirm', code)).toContain(`${code} confirmed.`);
    await page.reload();
    await expect(page.getByText(/La póliza está anulada desde el/)).toBeVisible();
    await page.goto('/tabs/home');
    await expect(page.getByRole('article', { name: 'Luna' }).getByText(/^Anulada el/)).toBeVisible();
    await page.goto(`/tabs/pet-details/${who.pets[0]}/carnet`);
    await expect(page.getByText(/Esta póliza está anulada desde el/)).toBeVisible();
  });
});
