import { expect, test } from '@playwright/test';
import { bringSession, prepare } from '../journey/prepared.ts';
import { weigh } from '../journey/weigh.ts';

// Half past ten in Argentina is tomorrow in UTC, and the middle of tomorrow in Tokyo.
test.use({ timezoneId: 'Asia/Tokyo' });

/** Yesterday's Argentine day: the server's clock is real, so today's evening may be in the future. */
const yesterday = () =>
  new Date(Date.now() - 24 * 60 * 60 * 1000).toLocaleDateString('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
  });

test('O-MO-02 O-DT-02 an owner opens a pet from home, notes 4,5 kg in the evening and reads them on that day', async ({
  page,
  request,
}) => {
  const day = yesterday();
  await bringSession(page, await prepare(request, { pets: ['luna maría'] }));
  await page.clock.setFixedTime(new Date(`${day}T22:30:00-03:00`));
  await page.goto('/tabs/home');
  await test.step('Cuando toca su mascota en el inicio, ve su ficha', async () => {
    await page.getByRole('link', { name: 'Luna María', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Luna María' })).toBeVisible();
    await expect(page.getByText('Hembra')).toBeVisible();
    await expect(page.getByText('Sin registrar')).toBeVisible();
  });
  await test.step('Cuando registra el peso, sale con el día argentino y la ficha lo muestra', async () => {
    const sent = page.waitForRequest((call) => call.url().endsWith('/app/user/mascotas/historial-peso'));
    await weigh(page, '4,5');
    const body: { peso: number; fecha_pesaje: string } = (await sent).postDataJSON();
    expect(body).toMatchObject({ peso: 4.5, fecha_pesaje: day });
    await expect(page.getByText(/^4,5\skg/)).toBeVisible();
  });
  await test.step('Cuando abre el historial, está en la lista con su día', async () => {
    await page.getByRole('button', { name: /^Nutrición/ }).click();
    await page.getByRole('link', { name: /^Historial de peso/ }).click();
    const read = day.split('-').toReversed().join('/');
    await expect(page.getByRole('row', { name: new RegExp(`${read}.*4,5\\skg`) })).toBeVisible();
  });
  await test.step('Cuando vuelve, llega a la ficha y después al inicio', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Luna María' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/tabs\/home$/);
  });
});
