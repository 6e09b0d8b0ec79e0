import { type Page, expect } from '@playwright/test';
import { pick } from './fields.ts';

export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Ana María');
  await page.getByLabel('Apellido').fill('Ríos Núñez');
  await page.getByLabel('Número de documento (DNI)').fill('12.345.678');
  await page.getByLabel('Teléfono celular').fill('11 2345-6789');
  await page.getByLabel('Fecha de nacimiento').fill('05/03/1990');
  await page.getByRole('radio', { name: 'Femenino' }).check();
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Calle').fill('Av. Ñandú');
  await page.getByLabel('Altura').fill('1234');
  await pick(page, 'Provincia', 'cordoba', 'Córdoba');
  await pick(page, 'Localidad', 'rio cuarto', 'Río Cuarto');
}

export async function givePersonalData(page: Page): Promise<void> {
  await fillPerson(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Enviar mis datos' }).click();
  await expect(page.getByText('Datos enviados correctamente.')).toBeVisible();
  await expect(page).toHaveURL(/\/tabs\/add-pet(\?|$)/);
}
