import { type Page, expect } from '@playwright/test';
import type { Somebody } from './person.ts';

/** Fills and sends the form of a new account. */
export async function createAccount(page: Page, { email, password }: Somebody): Promise<void> {
  // The login, from which a link leads here, has fields of the same names.
  await expect(page.getByRole('heading', { name: 'Crear una cuenta' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Repita la contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

/** The account is signed in by itself, and its way to an insured pet begins. */
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

/** Registers somebody and leaves them signed in on home. */
export async function arriveAtHome(page: Page, who: Somebody): Promise<void> {
  await register(page, who);
  await page.goto('/tabs/home');
}

/** Logs out from settings, through the question that asks first (D73). */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page
    .getByRole('alertdialog', { name: '¿Cerrar sesión?' })
    .getByRole('button', { name: 'Cerrar sesión' })
    .click();
}
