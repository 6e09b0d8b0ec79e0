import { type Locator, type Page, expect } from '@playwright/test';
import { operate } from './insurer.ts';
import type { Prepared } from './prepared.ts';

export function notices(page: Page): Locator {
  return page.getByRole('region', { name: 'Solicitudes de cambio' });
}

export async function editPet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Carnet y datos/ }).click();
  await page.getByRole('link', { name: /^Editar datos de la mascota/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editar mascota' })).toBeVisible();
}

export async function requestName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Revisar los cambios' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirme los cambios' });
  await expect(sheet.getByRole('listitem')).toContainText(name);
  await expect(sheet.getByText('hasta 72 horas hábiles')).toBeVisible();
  await sheet.getByRole('button', { name: 'Enviar solicitud' }).click();
}

export async function decide({ email }: Prepared, reason?: string): Promise<void> {
  const line = (await operate('changes', '--full')).split('\n').find((row) => row.includes(email));
  const id = line?.trim().split(/\s+/)[0] ?? '';
  expect(id, 'the request that waits').toMatch(/^\d+$/);
  if (reason === undefined) await operate('change', 'approve', id);
  else await operate('change', 'reject', id, '--reason', reason);
}
