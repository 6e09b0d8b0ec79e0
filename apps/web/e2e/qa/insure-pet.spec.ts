import { expect, test } from '@playwright/test';
import { arriveAtHome } from '../journey/account.ts';
import { choosePlan, fillPet, insurePet } from '../journey/add-pet.ts';
import { givePersonalData } from '../journey/personal-data.ts';
import { somebody } from '../journey/person.ts';

test('QA does the main job against the mocks, and a reload keeps it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await arriveAtHome(page, somebody());
  await page.getByRole('link', { name: 'Completar mis datos' }).click();
  await givePersonalData(page);
  await fillPet(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await choosePlan(page, 'Plan 1 Esencial');
  await insurePet(page);
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page.getByRole('article', { name: 'Ñandú María' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Ñandú María' })).toBeVisible();
});

test('the console of QA is there, and a scenario signs in as its person', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/login');
  const console = page.locator('#huella-qa-console');
  await expect(console).toBeAttached();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Alt+q');
  await console
    .getByRole('button', { name: /asegurada|insured/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tabs\/home$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: /^Hola, / })).toBeVisible();
});

test('QA fills in what a vet was mailed, from the console', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/login');
  const console = page.locator('#huella-qa-console');
  await expect(console).toBeAttached();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Alt+q');
  await console.getByRole('button', { name: /^con-siniestros/ }).click();
  await expect(page).toHaveURL(/\/tabs\/home$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: /^Hola, / })).toBeVisible();
  await page.keyboard.press('Alt+q');
  await console
    .getByText(/^Formulario sobre la atención de .* → eva/)
    .first()
    .click();
  // A mail that comes meanwhile takes the first place.
  await console
    .locator('details[open]')
    .getByRole('button', { name: /\/veterinario\// })
    .click();
  const form = console.frameLocator('iframe[title="Página del servidor"]');
  await form.getByLabel('Número de matrícula').fill('MP 1234');
  await form.getByLabel('Provincia de la matrícula').selectOption('Córdoba');
  await form.locator('.footer').getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByRole('heading', { level: 1, name: '¿Cómo fue la atención?' })).toBeVisible();
});
