import { type Page, expect } from '@playwright/test';

/** From a pet's page: notes today's weight, over the one of the same day if there is one. */
export async function weigh(page: Page, kilograms: string, { replacing = false } = {}): Promise<void> {
  await page.getByRole('button', { name: /^Nutrición/ }).click();
  await page.getByRole('button', { name: /^Actualizar peso/ }).click();
  await page.getByLabel(/^Peso en kilos/).fill(kilograms);
  await page.getByRole('button', { name: 'Guardar peso' }).click();
  if (replacing) await page.getByRole('button', { name: 'Reemplazar' }).click();
  await expect(page.getByText(/^Registramos el peso de/)).toBeVisible();
}
