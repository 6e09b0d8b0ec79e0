import { type Page, type Request, expect, test } from '@playwright/test';
import { listenToConsole } from '../journey/console.ts';
import { somebody } from '../journey/person.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

const APP = /assets\/index-[^/]*\.js$/;
const FIRST_USE = /assets\/first-use-[^/]*\.js$/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const enter = (page: Page) => page.getByRole('button', { name: 'Ingresar' });

async function hold(page: Page, script: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function openBeforeApp(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, APP);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('button').first()).toBeVisible();
  return release;
}

function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const sentTo = (requests: readonly Request[], path: string) =>
  requests.filter((request) => request.method() === 'POST' && new URL(request.url()).pathname === path);

test('what is typed and tapped before the app is there signs in once, with the newest of it', async ({
  page,
  request,
}) => {
  const who = await prepare(request, { pets: ['Luna'] });
  const said = listenToConsole(page);
  const requests = recordRequests(page);
  const release = await openBeforeApp(page, '/login?volver=%2Ftabs%2Fajustes');
  await email(page).fill(who.email);
  await password(page).fill('otra-clave');
  await enter(page).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Un momento…' })).toBeAttached();
  await expect(enter(page)).toHaveAttribute('aria-busy', 'true');
  await password(page).fill(who.password);
  await password(page).press('Enter');
  release();
  await expect(page).toHaveURL(/\/tabs\/ajustes$/);
  expect(sentTo(requests, '/auth/login').map((sent) => sent.postDataJSON())).toEqual([
    { email: who.email, password: who.password },
  ]);
  for (const sent of requests) expect(decodeURIComponent(sent.url())).not.toContain(who.password);
  expect(said).toEqual([]);
});

test('focus, caret and text stay while the app takes over, also where something else has changed the page', async ({
  page,
}) => {
  for (const isChanged of [false, true]) {
    const release = await openBeforeApp(page, '/login');
    await password(page).fill('secreta');
    await email(page).pressSequentially('ana@correo');
    await email(page).press('ArrowLeft');
    if (isChanged)
      await page.evaluate(() => document.querySelector('form')?.prepend(document.createElement('b')));
    release();
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    // React sends the element: it validates.
    await enter(page).click();
    await expect(email(page)).toHaveAccessibleDescription(/.+/);
    await expect(email(page)).toBeFocused();
    if (!isChanged) await page.keyboard.type('x');
    await expect(email(page)).toHaveValue(isChanged ? 'ana@correo' : 'ana@correxo');
    await expect(password(page)).toHaveValue('secreta');
  }
});

test('a link that is followed after a tap leads on, with the page that was asked for, and nothing is sent', async ({
  page,
}) => {
  const requests = recordRequests(page);
  const release = await openBeforeApp(page, '/login?volver=%2Ftabs%2Fajustes');
  await email(page).fill('ana@correo.example');
  await password(page).fill('secreta');
  await enter(page).click();
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await expect(page).toHaveURL(/\/register\?volver=%2Ftabs%2Fajustes$/);
  release();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(heading(page, 'Crear una cuenta')).toBeVisible();
  expect(sentTo(requests, '/auth/login')).toEqual([]);
});

test('on register the tap goes through the form’s own checks, and counts', async ({ page }) => {
  const who = somebody();
  const requests = recordRequests(page);
  const release = await openBeforeApp(page, '/register');
  await email(page).fill(who.email);
  await password(page).fill(who.password);
  const submit = page.getByRole('button', { name: 'Crear cuenta' });
  await submit.click();
  release();
  await expect(page.getByLabel('Repita la contraseña')).toBeFocused();
  await expect(page.getByLabel('Repita la contraseña')).toHaveAccessibleDescription(/.+/);
  expect(sentTo(requests, '/auth/register')).toEqual([]);
  await page.getByLabel('Repita la contraseña').fill(who.password);
  await submit.click();
  await expect(page.getByText('Tu cuenta se registró correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/tabs\/personal-data\?para=mascota$/);
});

test('on recovery the enter key counts', async ({ page, request }) => {
  const { email: known } = await prepare(request, { bare: true });
  const release = await openBeforeApp(page, '/pass-recover');
  await email(page).fill(known);
  await email(page).press('Enter');
  release();
  await expect(page.getByText('En breve recibiras un mail')).toBeVisible();
});

test('on the slides a tap on «siguiente» or «Comenzar» counts once', async ({ page }) => {
  let release = await openBeforeApp(page, '/initial-slides');
  await page.getByRole('button', { name: 'Siguiente' }).dblclick();
  release();
  await expect(page.getByRole('group', { name: '2 de 3' })).toBeInViewport();
  release = await openBeforeApp(page, '/initial-slides?volver=%2Ftabs%2Fajustes');
  await page.getByRole('button', { name: 'Comenzar' }).dblclick();
  release();
  await expect(page).toHaveURL(/\/login\?volver=%2Ftabs%2Fajustes$/);
  await expect(heading(page, 'Iniciar sesión')).toBeVisible();
});

test('before the first script no button is shown and Enter sends nothing', async ({ page }) => {
  const release = await hold(page, FIRST_USE);
  await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill('ana@correo.example');
  await expect(enter(page)).toBeHidden();
  await password(page).fill('secreta');
  await password(page).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(enter(page)).toBeVisible();
  await expect(email(page)).toHaveValue('ana@correo.example');
});

test('a first script that comes after the app keeps nothing', async ({ page, request }) => {
  const who = await prepare(request, { bare: true });
  const release = await hold(page, FIRST_USE);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(enter(page)).toBeVisible();
  const late = page.waitForResponse(FIRST_USE);
  release();
  await (await late).finished();
  await email(page).fill(who.email);
  await password(page).fill(who.password);
  await enter(page).click();
  await expect(page).toHaveURL(/\/tabs\/home$/);
});

test('where the app does not come a tap leads to the failure, and its link opens the page again', async ({
  page,
}) => {
  await page.route(APP, (route) => route.abort());
  await page.goto('/login');
  await email(page).fill('ana@correo.example');
  await expect(page.getByText('No pudimos abrir la pantalla')).toBeHidden();
  await enter(page).click();
  await expect(page.getByRole('alert').getByText('No pudimos abrir la pantalla')).toBeVisible();
  await expect(enter(page)).toBeHidden();
  await page.unroute(APP);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page.locator('#root:not([data-prerendered])')).toBeVisible();
  await expect(enter(page)).toBeVisible();
});

test('a login that redirects cannot be typed into', async ({ page, request }) => {
  await bringSession(page, await prepare(request));
  let release = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Salud y cuidado para su mascota')).toBeVisible();
  await expect(email(page)).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/tabs\/home$/);
  await page.evaluate(() => localStorage.clear());
  release = await hold(page, APP);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Salud y cuidado para su mascota')).toBeVisible();
  await expect(email(page)).toBeHidden();
  release();
  await expect(heading(page, 'Conozca Huella')).toBeVisible();
});

test('the drawing comes with the page and stays as the app takes over, and the price follows without moving the form', async ({
  page,
}) => {
  const said = listenToConsole(page);
  const release = await openBeforeApp(page, '/login');
  const drawing = page.locator('aside > svg');
  const [shapes, place] = [await drawing.locator('path').count(), await enter(page).boundingBox()];
  expect(shapes).toBeGreaterThan(20);
  release();
  await expect(page.getByRole('link', { name: /Desde \$\s14\.900 por mes$/ })).toBeVisible();
  expect(await drawing.locator('path').count()).toBe(shapes);
  expect(await enter(page).boundingBox()).toEqual(place);
  expect(said).toEqual([]);
});
