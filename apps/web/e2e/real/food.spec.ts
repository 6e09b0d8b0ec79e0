import { expect, test } from '@playwright/test';
import { bringSession, prepare } from '../journey/prepared.ts';

const DAY = 86_400_000;
const daysAgo = (count: number) =>
  new Date(Date.now() - count * DAY).toLocaleDateString('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

test('a bag is noted, corrected, taken back, renewed and finished', async ({ page, request }) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.goto('/tabs/home');
  const bag = page.getByRole('article', { name: 'Royal Canin Maxi Adult' });

  await test.step('Cuando carga la primera bolsa, una recarga no pierde lo escrito', async () => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'Nutrición' }).click();
    await expect(page.getByText('Todavía no cargó alimento')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Nuevo alimento' }).first().click();
    await expect(page.getByRole('checkbox', { name: 'Luna' })).toBeChecked();
    await page.getByRole('combobox', { name: 'Marca' }).fill('Royal');
    await page.getByRole('option', { name: 'Royal Canin' }).click();
    await page.getByRole('combobox', { name: 'Alimento' }).selectOption({ label: 'Maxi Adult' });
    await expect(page.getByRole('radio', { name: /^15\skg$/ })).toBeChecked();
    await page.getByLabel('Fecha de compra').fill(daysAgo(10));
    await page.getByLabel('¿Para cuántos días alcanza?').fill('30');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Recuperamos lo que había cargado.')).toBeVisible();
    await expect(page.getByText(/^Son 500\sg por día\.$/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Pet shop', exact: true }).fill('El Ñandú');
    await page.getByLabel('Teléfono del pet shop').fill('11 15-4555-1234');
    await page.getByRole('radio', { name: 'WhatsApp' }).check();
    await page.getByRole('button', { name: 'Guardar la bolsa' }).dblclick();
    await expect(bag).toHaveCount(1);
    await expect(bag.getByText(/^Quedan 10\skg de 15\skg, para 20 días\.$/)).toBeVisible();
  });

  await test.step('Lo que ve en la bolsa corrige la cuenta, y se puede deshacer', async () => {
    await bag.getByRole('button', { name: /^Queda más o menos/ }).click();
    const slider = page.getByRole('slider', { name: 'Nivel de la bolsa' });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('textbox', { name: 'Kilos que quedan' })).toHaveValue('9,9');
    await page.getByRole('textbox', { name: 'Kilos que quedan' }).fill('5');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(bag.getByText(/^Quedan 5\skg de 15\skg/)).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(bag.getByText(/^Quedan 10\skg/)).toBeVisible();
    await page.reload();
    await expect(bag.getByText('Según los 30 días que indicó al cargarla.')).toBeVisible();
  });

  await test.step('Para pedir otra se abre WhatsApp con el mensaje escrito', async () => {
    await bag.getByRole('button', { name: /^Más sobre/ }).click();
    const link = page.getByRole('link', { name: 'Pedir por WhatsApp' });
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5491145551234\?text=Hola%2C%20soy%20Ana%20R/,
    );
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  await test.step('Al renovarla, lo que queda pasa a la nueva, que calcula con lo que duró la anterior', async () => {
    await bag.getByRole('link', { name: /^Renovar/ }).click();
    await page.getByLabel(/^¿Cuántos kilos quedan/).fill('7');
    await page.getByRole('button', { name: 'Guardar la bolsa' }).click();
    await expect(bag.getByText(/^Quedan 22\skg de 22\skg/)).toBeVisible();
    await expect(bag.getByText('Según lo que duró su bolsa anterior.')).toBeVisible();
  });

  await test.step('La que se terminó queda en el historial, con lo que duró', async () => {
    await bag.getByRole('button', { name: /^Se terminó hoy/ }).click();
    await expect(page.getByText('Todavía no cargó alimento')).toBeVisible();
    await page.getByRole('link', { name: 'Bolsas terminadas' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('Duró 10 días, de los 30 días que pensaba.')).toBeVisible();
  });
});
