import { type Page, expect, test } from '@playwright/test';
import { createAccount } from '../journey/account.ts';
import { choosePlan, fillPet, insurePet } from '../journey/add-pet.ts';
import { countEffort } from '../journey/effort.ts';
import { fillAddress, fillPerson } from '../journey/personal-data.ts';
import { somebody } from '../journey/person.ts';

/** The limit for a new user; the last view celebrates. */
const MOST = { views: 10, taps: 18 };

test.use({ storageState: { cookies: [], origins: [] } });

/** From the first launch to the form of a new account: by the prices, or straight through the login. */
const BEGINNINGS = {
  prices: async (page: Page) => {
    await page.getByRole('link', { name: 'Ver planes y precios' }).click();
    await page.getByRole('link', { name: 'Elegir este plan: Plan 2 Compañero' }).click();
  },
  login: async (page: Page) => {
    await page.getByRole('button', { name: 'Comenzar' }).click();
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  },
} as const;

for (const beginning of ['prices', 'login'] as const)
  test(`somebody new has an insured pet after at most ten views and eighteen taps, through the ${beginning}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const effort = await countEffort(page);
    await test.step('Cuando abre la app por primera vez y crea su cuenta', async () => {
      await page.goto('/');
      await BEGINNINGS[beginning](page);
      await createAccount(page, somebody());
    });
    await test.step('Y da sus datos, que siguen sin volver al inicio', async () => {
      await expect(page.getByRole('heading', { name: 'Paso 1 de 4: Sus datos' })).toBeVisible();
      await fillPerson(page);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('heading', { name: 'Paso 2 de 4: Su domicilio' })).toBeFocused();
      await fillAddress(page);
      await page.getByRole('button', { name: 'Enviar mis datos' }).click();
    });
    await test.step('Y contrata para su mascota', async () => {
      await expect(page.getByRole('heading', { name: 'Paso 3 de 4: Su mascota' })).toBeVisible();
      await fillPet(page, 'luna');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('heading', { name: 'Paso 4 de 4: Plan y pago' })).toBeFocused();
      if (beginning === 'login') await choosePlan(page, 'Plan 2 Compañero');
      await expect(page.getByRole('radio', { name: /Plan 2 Compañero/ })).toBeChecked();
      await insurePet(page);
    });
    await test.step('Entonces se lo celebra, y todo costó poco', async () => {
      await expect(page.getByRole('heading', { name: '¡Luna está asegurada!' })).toBeVisible();
      const { views, taps } = effort();
      expect(views.length + 1, `each change of the view counts:\n${views.join('\n')}`).toBeLessThanOrEqual(
        MOST.views,
      );
      expect(taps).toBeLessThanOrEqual(MOST.taps);
      // Guards against a counter that counts nothing.
      expect(views.length).toBeGreaterThan(7);
      expect(taps).toBeGreaterThan(12);
    });
    await test.step('Y atrás lleva al inicio, también después de recargar', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: '¡Luna está asegurada!' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/tabs\/home$/);
    });
  });
