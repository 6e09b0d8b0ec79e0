import { type BrowserContext, expect, test } from '@playwright/test';
import { logIn, logOut } from '../journey/account.ts';
import { type Prepared, bringSession, prepare } from '../journey/prepared.ts';

const EXPIRED = { status: 401, json: { message: 'jwt expired', code: 'token_expired' } };

/** Makes the server treat one access token as expired; everything else is the real server's answer. */
async function expire(context: BrowserContext, { token }: Prepared): Promise<void> {
  await context.route(/\/app\//, (route) =>
    route.request().headers()['authorization'] === `Bearer ${token}`
      ? route.fulfill(EXPIRED)
      : route.fallback(),
  );
}

test('O-AU-01 an expired token is renewed once for all calls of home, and the page stays', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await expire(page.context(), who);
  const refreshes: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/auth/refresh') && refreshes.push(sent.url()));
  await page.goto('/tabs/home');
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('O-AU-03 two tabs renew at the same moment and both stay signed in', async ({
  page,
  context,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await expire(context, who);
  const other = await context.newPage();
  await Promise.all([page.goto('/tabs/home'), other.goto('/tabs/home')]);
  for (const tab of [page, other]) await expect(tab.getByText('Luna', { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('token'));
  expect(stored).not.toBe(who.token);
});

test('O-AU-04 a failing network during the refresh keeps the session and offers a retry', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await expire(page.context(), who);
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/tabs/home');
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBe(who.refreshToken);
  await page.unroute('**/auth/refresh');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
});

test('O-AU-09 a refused refresh lands once on a login that works', async ({ page, request }) => {
  const who = await prepare(request);
  await bringSession(page, { ...who, token: 'a.b.c', refreshToken: 'no-longer-valid' });
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  await page.goto('/tabs/home');
  await expect(page).toHaveURL(/\/login/);
  await page.waitForTimeout(2_000);
  expect(navigations.length).toBeLessThan(4);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await logIn(page, who);
  await expect(page).toHaveURL(/\/tabs\/home$/);
});

test('O-AU-07 O-AU-12 a logout leaves nothing of the person and reaches the other tab', async ({
  page,
  context,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  await bringSession(page, who);
  await page.goto('/tabs/home');
  const other = await context.newPage();
  await other.goto('/tabs/home');
  await expect(other.getByText('Luna', { exact: true })).toBeVisible();
  await logOut(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByText('Luna')).toHaveCount(0);
  }
  const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of [who.token, who.refreshToken, who.email, 'Ríos', 'Luna'])
    expect(left).not.toContain(secret);
});

test('O-AU-06 the next person never sees what the previous one had', async ({ page, request }) => {
  const [first, second] = [
    await prepare(request, { pets: ['Luna'] }),
    await prepare(request, { pets: ['Milo'] }),
  ];
  await bringSession(page, first);
  await page.goto('/tabs/home');
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
  await logOut(page);
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

test('O-AU-08 a reload with a session never shows the login', async ({ page, request }) => {
  await bringSession(page, await prepare(request));
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await page.goto('/tabs/personal-data');
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  expect(new Set(addresses)).toEqual(new Set(['/tabs/personal-data']));
});

test('O-PW-05 the session of a login survives a reload, and the console stays empty', async ({
  page,
  request,
}) => {
  const who = await prepare(request);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto('/login');
  await logIn(page, who);
  await expect(page).toHaveURL(/\/tabs\/home$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  expect(said).toEqual([]);
});

test('O-AU-14 the page that was asked for opens after the login', async ({ page, request }) => {
  const who = await prepare(request);
  await page.goto('/tabs/personal-data');
  await logIn(page, who);
  await expect(page).toHaveURL(/\/tabs\/personal-data$/);
});

for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
  test(`O-SE-02 the login does not lead to ${evil}`, async ({ page, request, baseURL }) => {
    const who = await prepare(request);
    await page.goto(`/login?volver=${encodeURIComponent(evil)}`);
    await logIn(page, who);
    await expect(page).toHaveURL(`${baseURL}/tabs/home`);
  });
}

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
  await logIn(page, who);
  await expect(page.getByText('Luna', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('O-AU-11 unreadable stored values are replaced and the app starts', async ({ page }) => {
  await page.goto('/robots.txt');
  const keys = [
    'persist:session',
    'token',
    'refreshToken',
    'USER_MAIL',
    'USER_NAME',
    'NOTIFICATION_TOKEN',
    'initial_slides',
  ];
  await page.evaluate((names) => names.forEach((name) => localStorage.setItem(name, '{bad')), keys);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
