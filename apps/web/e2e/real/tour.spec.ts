import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { logIn } from '../journey/account.ts';
import { listenToConsole } from '../journey/console.ts';
import { type Prepared, bringSession, prepare } from '../journey/prepared.ts';

async function arrive(page: Page, who: Prepared): Promise<void> {
  await bringSession(page, who);
  await page.evaluate(() => localStorage.removeItem('TOUR_GENERAL_DONE'));
  await page.goto('/tabs/home');
}

const isDone = (page: Page) => page.evaluate(() => localStorage.getItem('TOUR_GENERAL_DONE'));
const bubbleOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const anyBubble = (page: Page) => page.locator('.driver-popover');
const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Ya tiene mascotas aseguradas?' });

const STOPS = [
  {
    path: /\/tabs\/home$/,
    bubble: /^Toque a su mascota/,
    lit: ['Luna', 'Carnet de Luna Plan 1 Esencial'],
    button: 'Siguiente',
  },
  {
    path: /\/tabs\/historial$/,
    bubble: /^Anote aquí vacunas/,
    lit: ['Agregar evento'],
    button: 'Siguiente',
  },
  {
    path: /\/tabs\/alimentacion$/,
    bubble: /^Anote aquí cada bolsa/,
    lit: ['Nuevo alimento'],
    button: 'Siguiente',
  },
  {
    path: /\/tabs\/ajustes$/,
    bubble: /^Aquí están sus datos/,
    lit: [/^Mis datos personales/],
    button: 'Listo',
  },
];

test('the tour leads by keys alone through its four screens, once, and asks once about pets to associate', async ({
  page,
  request,
}) => {
  const said = listenToConsole(page);
  const who = await prepare(request, { pets: ['Luna'] });
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('TOUR_GENERAL_DONE'));
  await page.reload();
  await logIn(page, who);
  for (const { path, bubble, lit, button } of STOPS) {
    await test.step(`Cuando llega a ${String(path)}, el globo tiene el foco y Tab llega a lo que señala`, async () => {
      await expect(bubbleOf(page, bubble)).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(bubbleOf(page, bubble).getByRole('button', { name: button })).toBeFocused();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(bubbleOf(page, bubble).getByRole('button', { name: 'Cerrar' })).toBeFocused();
      for (const name of lit) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(bubbleOf(page, bubble).getByRole('button', { name: button })).toBeFocused();
      expect(await isDone(page)).toBeNull();
      await page.keyboard.press('Enter');
    });
  }
  await test.step('Cuando lo termina, una pregunta sobre asociar mascotas se puede rechazar', async () => {
    await expect(question(page).getByRole('button', { name: 'Ahora no' })).toBeFocused();
    expect(await isDone(page)).toBe('true');
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/tabs\/home$/);
  });
  await test.step('Cuando lo pide en Ajustes, empieza otra vez, y Esc lo cierra sin volver a preguntar', async () => {
    await page.getByRole('link', { name: 'Ajustes' }).click();
    await page.getByRole('button', { name: /^Ver tutorial/ }).click();
    await expect(bubbleOf(page, /^Toque a su mascota/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(anyBubble(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Luna', { exact: true })).toBeVisible();
    await page.waitForTimeout(1_500);
    await expect(anyBubble(page).or(question(page))).toHaveCount(0);
    expect(said).toEqual([]);
  });
});

test('the tour waits for a dialog, skips what somebody without pets lacks, and is closed by back, in every tab', async ({
  page,
  context,
  request,
}) => {
  const other = await context.newPage();
  await test.step('Cuando se abre una ventana, el globo se va y no vuelve mientras está abierta', async () => {
    await arrive(page, await prepare(request, { bare: true }));
    await expect(bubbleOf(page, /^Empiece por aquí/)).toBeVisible();
    await page.getByRole('link', { name: 'Agregar mascota' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(anyBubble(page)).toHaveCount(0);
    await page.goto('/tabs/home');
    await expect(bubbleOf(page, /^Empiece por aquí/)).toBeVisible();
  });
  await test.step('Cuando sigue sin tener mascotas, pasa directamente a Ajustes', async () => {
    await other.goto('/tabs/home');
    await expect(bubbleOf(other, /^Empiece por aquí/)).toBeVisible();
    await anyBubble(page).getByRole('button', { name: 'Siguiente' }).dblclick();
    await expect(bubbleOf(page, /^Aquí están sus datos/)).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/ajustes$/);
  });
  await test.step('Cuando vuelve atrás, se cierra el globo, también en la otra pestaña, y se pregunta una vez', async () => {
    await page.evaluate(() => history.back());
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/\/tabs\/ajustes$/);
    for (const tab of [page, other]) await expect(anyBubble(tab)).toHaveCount(0);
    await expect(question(other)).toHaveCount(0);
    await question(page).getByRole('button', { name: 'Asociar mascotas' }).click();
    await expect(page).toHaveURL(/\/tabs\/ajustes\/asociar$/);
  });
});
