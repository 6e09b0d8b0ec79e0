import { type Page, expect } from '@playwright/test';

export async function weigh(page: Page, kilograms: string): Promise<void> {
  await page.getByRole('button', { name: /^Nutrición/ }).click();
  await page.getByRole('button', { name: /^Actualizar peso/ }).click();
  await page.getByLabel(/^Peso en kilos/).fill(kilograms);
  await page.getByRole('button', { name: 'Guardar peso' }).click();
  await expect(page.getByText(/^Registramos el peso de/)).toBeVisible();
}
