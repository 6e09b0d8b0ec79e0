import { type APIRequestContext, type Page, expect, test } from '@playwright/test';
import { arriveAtHome } from '../journey/account.ts';
import { choosePlan, fillPet, insurePet } from '../journey/add-pet.ts';
import { givePersonalData } from '../journey/personal-data.ts';
import { somebody } from '../journey/person.ts';

async function ask(page: Page, request: APIRequestContext, path: string): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return response.json();
}

// Twelve hours ahead of Argentina, so that a day converted through a time would shift.
test.use({ timezoneId: 'Asia/Tokyo' });

test('O-DT-01 a person insures a pet, from nothing, and the days are those that were typed', async ({
  page,
  request,
}) => {
  await test.step('Cuando alguien se registra e ingresa', () => arriveAtHome(page, somebody()));

  await test.step('Y completa sus datos personales', async () => {
    await page.getByRole('link', { name: 'Completar mis datos' }).click();
    await givePersonalData(page);
  });

  await test.step('Y sigue con su mascota, un plan y una tarjeta', async () => {
    await fillPet(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await choosePlan(page, 'Plan 1 Esencial');
    await insurePet(page);
  });

  await test.step('Entonces la mascota está en su inicio', async () => {
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page.getByRole('heading', { name: 'Hola, Ana María Ríos Núñez' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Ñandú María' })).toBeVisible();
  });

  await test.step('Y el servidor la tiene, sin el número de la tarjeta', async () => {
    expect(await ask(page, request, '/app/user/mascotas')).toMatchObject([
      {
        nombre: 'ñandú maría',
        sexo: 'H',
        fecha_nacimiento: '2024-03-05',
        raza: 'Ovejero Alemán',
        peso: 12.5,
        fecha_pesaje: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }),
      },
    ]);
    expect(await ask(page, request, '/app/user/datospagos')).toMatchObject([
      { numero_pago: '450995******3704', tipo: 1, vencimiento: '2028-11-01T00:00:00-03:00' },
    ]);
    expect(await ask(page, request, '/app/user/personas')).toMatchObject({
      dni: '12345678',
      tel_celular: '1123456789',
      fecha_nacimiento: '1990-03-05',
    });
  });

  await test.step('Y su ficha y su formulario dicen los mismos días', async () => {
    await page.getByRole('link', { name: 'Ñandú María', exact: true }).click();
    const age = page.getByText('Edad', { exact: true }).locator('..');
    await expect(age).toHaveText(/^Edad\d+ años?$/);
    await page.getByRole('button', { name: /^Carnet y datos/ }).click();
    await page.getByRole('link', { name: /^Editar datos de la mascota/ }).click();
    await expect(page.getByRole('textbox', { name: 'Fecha de nacimiento' })).toHaveValue('05/03/2024');
  });
});
