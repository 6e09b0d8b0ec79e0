import { expect, test } from '@playwright/test';
import { bringSession, prepare } from '../journey/prepared.ts';
import { weigh } from '../journey/weigh.ts';

/** The Argentine day that the server's own clock says, as people read it. */
const today = () => new Date().toLocaleDateString('en-GB', { timeZone: 'America/Argentina/Buenos_Aires' });

test('O-MO-02 an owner opens a pet from home, notes 4,5 kg and reads it in the history', async ({
  page,
  request,
}) => {
  await bringSession(page, await prepare(request, { pets: ['luna maría'] }));
  await page.goto('/tabs/home');
  await test.step('Cuando toca su mascota en el inicio, ve su ficha', async () => {
    await page.getByRole('link', { name: 'Luna María' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Luna María' })).toBeVisible();
    await expect(page.getByText('Hembra')).toBeVisible();
    await expect(page.getByText('Sin registrar')).toBeVisible();
  });
  await test.step('Cuando registra el peso, la ficha lo muestra', async () => {
    await weigh(page, '4,5');
    await expect(page.getByText(/^4,5\skg/)).toBeVisible();
  });
  await test.step('Cuando abre el historial, está en la lista con su día', async () => {
    await page.getByRole('button', { name: /^Nutrición/ }).click();
    await page.getByRole('link', { name: /^Historial de peso/ }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${today()}.*4,5\\skg`) })).toBeVisible();
  });
  await test.step('Cuando vuelve, llega a la ficha y después al inicio', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Luna María' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/tabs\/home$/);
  });
});

test('O-SE-03 a pet of somebody else is not found, as one that does not exist', async ({ page, request }) => {
  const owner = await prepare(request, { pets: ['Secreta'] });
  await bringSession(page, await prepare(request, { pets: ['Propia'] }));
  for (const id of [owner.pets[0], 99_999_999]) {
    await page.goto(`/tabs/pet-details/${id}`);
    await expect(page.getByText('No encontramos esta mascota')).toBeVisible();
    await expect(page.getByText('Secreta')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/tabs\/home$/);
});

test('O-LI-02 under the second pet’s address nothing of the first is shown', async ({ page, request }) => {
  await bringSession(page, await prepare(request, { pets: ['Primera', 'Segunda'] }));
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Primera' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primera' })).toBeVisible();
  await page.route(/\/app\/user\/mascotas\/\d+$/, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal_error' } }),
  );
  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('link', { name: 'Segunda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segunda' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(page.getByText('Primera')).toHaveCount(0);
});

test.describe('in the evening', () => {
  for (const timezoneId of ['America/Argentina/Buenos_Aires', 'Asia/Tokyo']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test('O-DT-02 the weighing is of the Argentine day', async ({ page, request }) => {
        await bringSession(page, await prepare(request, { pets: ['Luna'] }));
        // Half past ten in Argentina is tomorrow in UTC. Yesterday's, because the server's clock is its own.
        const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toLocaleDateString('en-CA', {
          timeZone: 'America/Argentina/Buenos_Aires',
        });
        await page.clock.setFixedTime(new Date(`${yesterday}T22:30:00-03:00`));
        await page.goto('/tabs/home');
        await page.getByRole('link', { name: 'Luna' }).click();
        const sent = page.waitForRequest((call) => call.url().endsWith('/app/user/mascotas/historial-peso'));
        await weigh(page, '12');
        const body: { fecha_pesaje: string } = (await sent).postDataJSON();
        expect(body.fecha_pesaje).toBe(yesterday);
        await page.goto(page.url().replace(/\/?$/, '/peso'));
        const day = yesterday.split('-').toReversed().join('/');
        await expect(page.getByRole('row', { name: new RegExp(`${day}.*12\\skg`) })).toBeVisible();
      });
    });
  }
});
