import { type Page, expect } from '@playwright/test';
import { pick } from './fields.ts';

export async function fillPet(page: Page, nombre = 'ñandú maría'): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(nombre);
  await page.getByLabel('Color').fill('Negro');
  await page.getByRole('radio', { name: 'Hembra' }).check();
  await page.getByRole('radio', { name: 'Perro' }).check();
  await pick(page, 'Raza', 'ovejero aleman', 'Ovejero Alemán');
  await page.getByLabel('Fecha de nacimiento').fill('05/03/2024');
  await page.getByLabel(/^Peso en kilos/).fill('12,5');
}

async function addCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tarjeta de crédito' }).click();
  await page.getByLabel('Número de tarjeta').fill('4509953566233704');
  await expect(page.getByText('Es una tarjeta Visa')).toBeVisible();
  await page.getByLabel('Vencimiento').fill('1128');
  await page.getByRole('button', { name: 'Guardar y ver el resumen' }).click();
  await expect(page.getByText('El medio de pago se cargó correctamente')).toBeVisible();
}

export async function choosePlan(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(name) }).check();
}

export async function insurePet(page: Page): Promise<void> {
  await addCard(page);
  await page.getByRole('button', { name: 'Continuar sin código' }).click();
  await expect(page.getByText('Datos enviados correctamente.').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: /está asegurad[ao]!$/ })).toBeVisible();
}
