import { type Page, expect, test } from '@playwright/test';
import { logIn } from '../journey/account.ts';
import { listenToConsole } from '../journey/console.ts';
import { prepare } from '../journey/prepared.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 300 })) });
  await touch('touchStart', 350);
  for (let x = 330; x > 60; x -= 30) await touch('touchMove', x);
  await touch('touchEnd');
  await session.detach();
}

test('the first launch begins with the slides, back leads to the login, and they come again only from there', async ({
  page,
  request,
}) => {
  const said = listenToConsole(page);
  const who = await prepare(request, { pets: ['Luna'] });
  await test.step('Cuando abre la app por primera vez en una de sus páginas, ve las diapositivas', async () => {
    await page.goto('/tabs/ajustes');
    await expect(page).toHaveURL(/\/initial-slides\?volver=%2Ftabs%2Fajustes$/);
    await expect(heading(page, 'Conozca Huella')).toBeVisible();
  });
  await test.step('Cuando desliza o usa las flechas, pasa de una a otra', async () => {
    await expect(page.getByRole('group', { name: '1 de 3' })).toBeInViewport();
    await swipe(page);
    await expect(page.getByRole('group', { name: '2 de 3' })).not.toHaveAttribute('inert');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('group', { name: '3 de 3' })).toBeInViewport();
  });
  await test.step('Cuando vuelve atrás, está en el ingreso, también después de recargar', async () => {
    await page.goBack();
    await expect(heading(page, 'Iniciar sesión')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Iniciar sesión')).toBeVisible();
  });
  await test.step('Cuando las abre desde el ingreso y toca dos veces «Comenzar», vuelve al ingreso', async () => {
    await page.getByRole('link', { name: 'Conocer Huella' }).click();
    await expect(heading(page, 'Conozca Huella')).toBeFocused();
    await page.getByRole('button', { name: 'Comenzar' }).dblclick();
    await expect(heading(page, 'Iniciar sesión')).toBeVisible();
  });
  await test.step('Cuando ingresa, llega a la página que había pedido, y las diapositivas llevan al inicio', async () => {
    await logIn(page, who);
    await expect(page).toHaveURL(/\/tabs\/ajustes$/);
    await page.goto('/initial-slides');
    await expect(page).toHaveURL(/\/tabs\/home$/);
    expect(said).toEqual([]);
  });
});
