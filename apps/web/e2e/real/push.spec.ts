import { type APIRequestContext, expect, test } from '@playwright/test';
import { logOut } from '../journey/account.ts';
import { type Prepared, bringSession, prepare } from '../journey/prepared.ts';
import {
  deliverShown,
  markOf,
  openPushService,
  pretendPushService,
  shownBy,
  tapNotification,
} from '../journey/push.ts';

test.use({ serviceWorkers: 'allow' });

async function report(request: APIRequestContext, { token, pets }: Prepared): Promise<number> {
  const response = await request.post('/app/siniestro/create-siniestro', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      fecha_carga: new Date().toISOString(),
      denuncia_administrativa: 'Vomitó toda la noche y no come',
      mascotaId: pets[0],
    },
  });
  const { data }: { data: number } = await response.json();
  return data;
}

test('D111 push messages are asked for by a tap only, shown, opened at the claim, and gone after the logout', async ({
  page,
  context,
  request,
}) => {
  const asked = await pretendPushService(context);
  const who = await prepare(request, { pets: ['Luna'] });
  const claim = await report(request, who);
  const claimPath = `/tabs/siniestros/menu-siniestro/${claim}`;
  await bringSession(page, who);

  await test.step('Cuando recorre la app, nadie le pregunta nada', async () => {
    for (const path of ['home', 'avisos', 'ajustes', 'ajustes/notificaciones', `siniestros`]) {
      await page.goto(`/tabs/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(asked).toEqual([]);
  });

  await test.step('Cuando acepta en la página de su siniestro, el servidor tiene su dispositivo', async () => {
    await page.goto(claimPath);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: 'Activar notificaciones' }).click();
    await expect(page.getByText('Listo: este dispositivo le va a avisar.')).toBeVisible();
    expect(asked).toEqual([
      { what: 'permission', inTap: true },
      { what: 'subscription', inTap: true },
    ]);
    const token = await page.evaluate(() => localStorage.getItem('NOTIFICATION_TOKEN'));
    expect(JSON.parse(token ?? '')).toMatchObject({ endpoint: expect.stringContaining('https://fcm.') });
  });

  const deliver = await openPushService(page);
  const mark = await markOf(page);
  expect(mark).not.toBeNull();
  const payload = {
    marca: mark,
    id: 1,
    tipo: 'Siniestro',
    titulo: 'Hay novedades de su siniestro',
    texto: 'Toque para verlas.',
    ruta: claimPath,
  };

  await test.step('Cuando llega un aviso, se muestra; uno que era para otra persona, no', async () => {
    await deliver({ ...payload, marca: 'of-somebody-else', titulo: 'Ajeno', ruta: '/tabs/home' });
    await deliverShown(page, () => deliver(payload));
    expect(await shownBy(page)).toEqual(['Hay novedades de su siniestro']);
  });

  await test.step('Cuando lo toca con algo a medio escribir, la app pregunta antes de irse', async () => {
    await page.goto(`/tabs/siniestros/new/${who.pets[0]}`);
    await page.getByLabel('¿Qué pasó?').fill('Se lastimó una pata');
    await tapNotification(context);
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/siniestros\/new/);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('¿Qué pasó?')).toHaveValue('Se lastimó una pata');
    await expect.poll(() => shownBy(page)).toEqual([]);
  });

  await test.step('Cuando lo toca desde otra pantalla, se abre el siniestro', async () => {
    await page.goto('/tabs/ajustes');
    await expect(page.getByText('Versión')).toBeVisible();
    await deliverShown(page, () => deliver(payload));
    expect(await shownBy(page)).toHaveLength(1);
    await tapNotification(context);
    await expect(page).toHaveURL(claimPath);
    expect(context.pages()).toHaveLength(1);
  });

  await test.step('Cuando cierra la sesión, ya no se muestra nada', async () => {
    await deliverShown(page, () => deliver(payload));
    expect(await shownBy(page)).toHaveLength(1);
    const sent = page.waitForRequest((made) => made.url().endsWith('/auth/logout'));
    await logOut(page);
    const body: { firebase_token: string } = (await sent).postDataJSON();
    expect(JSON.parse(body.firebase_token)).toHaveProperty('endpoint');
    await expect.poll(() => markOf(page)).toBeNull();
    await expect.poll(() => shownBy(page)).toEqual([]);
    await deliver(payload);
    await page.waitForTimeout(1_000);
    expect(await shownBy(page)).toEqual([]);
    const left = await page.evaluate(() => [
      localStorage.getItem('NOTIFICATION_TOKEN'),
      localStorage.getItem('e2e-push-subscription'),
    ]);
    expect(left).toEqual([null, null]);
  });

  expect(asked).toHaveLength(2);
});

test('what happens to a claim is in the inbox, new until it was seen', async ({ page, request }) => {
  const who = await prepare(request, { pets: ['Luna'] });
  const claim = await report(request, who);
  await bringSession(page, who);
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Avisos, 1 sin leer' }).click();
  const today = page.getByRole('region', { name: 'Hoy' });
  await expect(today.getByText('Nuevo')).toBeVisible();
  await today.getByRole('link').click();
  await expect(page).toHaveURL(`/tabs/siniestros/menu-siniestro/${claim}`);
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page.getByRole('link', { name: 'Avisos', exact: true })).toBeVisible();
});
