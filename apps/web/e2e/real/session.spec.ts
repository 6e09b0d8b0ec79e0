import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { logIn, logOut } from '../journey/account.ts';
import { listenToConsole } from '../journey/console.ts';
import { type Prepared, bringSession, prepare } from '../journey/prepared.ts';

const EXPIRED = { status: 401, json: { message: 'jwt expired', code: 'token_expired' } };

const STORED_KEYS = [
  'persist:session',
  'token',
  'refreshToken',
  'USER_MAIL',
  'USER_NAME',
  'NOTIFICATION_TOKEN',
  'initial_slides',
];

async function expire(context: BrowserContext, { token }: Prepared): Promise<void> {
  await context.route(/\/app\//, (route) =>
    route.request().headers()['authorization'] === `Bearer ${token}`
      ? route.fulfill(EXPIRED)
      : route.fallback(),
  );
}

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/auth/refresh')) count += 1;
  });
  return () => count;
}

test('O-AU-01 O-AU-03 two tabs with an expired token renew it at most once each for all their calls and stay signed in', async ({
  page,
  context,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await expire(context, who);
  const other = await context.newPage();
  const tabs = [page, other];
  const refreshes = tabs.map(countRefreshes);
  await Promise.all([page.goto('/tabs/home'), other.goto('/tabs/home')]);
  for (const tab of tabs) await expect(tab.getByText('Luna', { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('token'));
  expect(stored).not.toBe(who.token);
  // Two, when one tab's storage does not show yet what the other has written: the server allows that for a while.
  const counts = refreshes.map((count) => count());
  expect(Math.max(...counts)).toBe(1);
});

test('a session begins at the page that was asked for, survives a reload, ends once, and leaks no secret', async ({
  page,
  request,
}) => {
  const who = await prepare(request);
  const urls: string[] = [];
  const said = listenToConsole(page);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => urls.push(new URL(frame.url()).pathname));
  page.on('request', (sent) => seen.push(sent.url()));
  const tokens = () =>
    page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')]);

  await test.step('O-AU-11 Cuando lo guardado no se puede leer, la app empieza de nuevo', async () => {
    await page.goto('/robots.txt');
    await page.evaluate((names) => names.forEach((name) => localStorage.setItem(name, '{bad')), STORED_KEYS);
    await page.goto('/tabs/personal-data');
    await page.getByRole('button', { name: 'Comenzar' }).click();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    expect(await tokens()).toEqual([null, null]);
  });

  await test.step('O-AU-14 Cuando ingresa, se abre la página que había pedido', async () => {
    await logIn(page, who);
    await expect(page).toHaveURL(/\/tabs\/personal-data$/);
    await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  });

  await test.step('O-AU-08 O-PW-05 Cuando la recarga, nunca ve el ingreso y la consola queda vacía', async () => {
    urls.length = 0;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
    expect(new Set(urls)).toEqual(new Set(['/tabs/personal-data']));
    expect(said).toEqual([]);
  });

  const secrets = await tokens();
  await test.step('O-AU-09 Cuando el servidor rechaza la renovación, llega una sola vez al ingreso', async () => {
    urls.length = 0;
    await page.evaluate(() => {
      localStorage.setItem('token', 'a.b.c');
      localStorage.setItem('refreshToken', 'no-longer-valid');
    });
    await page.goto('/tabs/home');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(urls.length).toBeLessThan(4);
    expect(await tokens()).toEqual([null, null]);
  });

  await test.step('O-SE-10 Y puede ingresar; ningún secreto estuvo en una dirección ni en la consola', async () => {
    await logIn(page, { ...who, password: 'otra-clave-9' });
    await expect(page.getByText('Email o contraseña incorrecto/a')).toBeVisible();
    await logIn(page, who);
    await expect(page).toHaveURL(/\/tabs\/home$/);
    const text = [...seen, ...said.map(({ text: line }) => line)].join('\n');
    for (const secret of [...secrets, ...(await tokens()), who.password, 'otra-clave-9']) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(secret);
    }
  });
});

test('O-AU-06 O-AU-07 O-AU-12 a logout reaches the other tab and leaves nothing of the person to the next one', async ({
  page,
  context,
  request,
}) => {
  const first = await prepare(request, { pets: ['Luna'] });
  const second = await prepare(request, { pets: ['Milo'] });
  await bringSession(page, first);
  await page.goto('/tabs/home');
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/tabs/home');
  await expect(other.getByText('Luna', { exact: true })).toBeVisible();

  await test.step('Cuando cierra la sesión, las dos pestañas están en el ingreso', async () => {
    await logOut(page);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/login/);
      await expect(tab.getByText('Luna')).toHaveCount(0);
    }
    const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    for (const secret of [first.token, first.refreshToken, first.email, 'Ríos', 'Luna'])
      expect(left).not.toContain(secret);
  });

  await test.step('Cuando ingresa otra persona, no ve nada de la anterior mientras espera lo suyo', async () => {
    await page.route(/\/app\/user\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fallback();
    });
    await logIn(page, second);
    await expect(page).toHaveURL(/\/tabs\/home$/);
    await expect(page.getByText('Luna')).toHaveCount(0);
    await expect(page.getByText(first.email)).toHaveCount(0);
    await expect(page.getByText('Milo', { exact: true })).toBeVisible();
  });
});

test('O-AU-10 the app works for this tab when storage is blocked', async ({ page, request }) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/login');
  // Nothing can be stored, so that each launch is a first one.
  await page.getByRole('button', { name: 'Comenzar' }).click();
  await logIn(page, who);
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
