import { type Page, expect } from '@playwright/test';
import type { Somebody } from './person.ts';

export async function createAccount(page: Page, { email, password }: Somebody): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Crear una cuenta' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Repita la contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

/** Signs in and begins the flow to an insured pet. */
async function register(page: Page, who: Somebody): Promise<void> {
  await page.goto('/register');
  await createAccount(page, who);
  await expect(page.getByText('Tu cuenta se registró correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/tabs\/personal-data\?para=mascota$/);
}

export async function logIn(page: Page, { email, password }: Somebody): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

export async function arriveAtHome(page: Page, who: Somebody): Promise<void> {
  await register(page, who);
  await page.goto('/tabs/home');
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page
    .getByRole('alertdialog', { name: '¿Cerrar sesión?' })
    .getByRole('button', { name: 'Cerrar sesión' })
    .click();
}
