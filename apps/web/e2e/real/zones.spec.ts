import { expect, test } from '@playwright/test';
import { fillPet } from '../journey/add-pet.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

for (const timezoneId of ['America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('O-DT-01 the typed day is the day that is sent, and read again', async ({ page, request }) => {
      await bringSession(page, await prepare(request, { pets: ['Luna'] }));
      await page.goto('/tabs/add-pet');
      await fillPet(page, 'Milo');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page
        .getByRole('radio', { name: /Plan|Huella/ })
        .first()
        .check();
      await page.getByRole('radio', { name: /3704/ }).check();
      await page.getByRole('button', { name: 'Contratar' }).click();
      const sent = page.waitForRequest(
        (call) => call.method() === 'POST' && call.url().endsWith('/app/user/mascotas'),
      );
      await page.getByRole('button', { name: 'Continuar sin código' }).click();
      const body: { datos_mascota: { fecha_nacimiento: string; fecha_pesaje: string } } = (
        await sent
      ).postDataJSON();
      expect(body.datos_mascota.fecha_nacimiento).toBe('2024-03-05');
      const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' });
      expect(body.datos_mascota.fecha_pesaje).toBe(today);
      await page.getByRole('link', { name: 'Milo' }).click();
      const age = page.getByText('Edad', { exact: true }).locator('..');
      await expect(age).toHaveText(/^Edad\d+ años?$/);
      await page.getByRole('button', { name: /^Carnet y datos/ }).click();
      await page.getByRole('link', { name: /^Editar datos de la mascota/ }).click();
      await expect(page.getByRole('textbox', { name: 'Fecha de nacimiento' })).toHaveValue('05/03/2024');
    });
  });
}
