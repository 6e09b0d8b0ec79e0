import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listenToConsole } from '../journey/console.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));

test('O-PW-02 O-PW-04 the production build is served for ever or asked for again, under a strict policy, without the mocks', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/tabs/home']) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toMatch(/no-cache|no-store/);
    expect(headers['content-type']).toContain('text/html');
    const policy = headers['content-security-policy'] ?? '';
    const scriptSource = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scriptSource).toContain("'self'");
    expect(scriptSource).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'none'");
  }
  for (const name of scripts) {
    const script = await request.head(`/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
    expect(script.headers()['cache-control'], name).toContain('immutable');
  }
  const [first] = scripts;
  const packed = await request.get(`/assets/${first}`, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers()['content-encoding']).toBe('br');
  expect((await request.get('/assets/missing-abcdefgh.js')).status()).toBe(404);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  const everything = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|json)$/.test(entry.name))
    .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
  expect(everything.length).toBeGreaterThan(10);
  for (const { name, text } of everything) {
    expect(text, name).not.toContain('huella-qa-console');
    expect(text, name).not.toContain('sql-wasm');
    expect(name).not.toBe('mockServiceWorker.js');
  }
});

test('the tour is loaded when it runs and not before, and is small', () => {
  const tour = scripts.find((name) => name.startsWith('tour-')) ?? '';
  expect(statSync(join(dist, 'assets', `${tour}.br`)).size).toBeLessThanOrEqual(8 * 1024);
  for (const page of ['index.html', 'login/index.html', 'tabs/home/index.html'])
    expect(readFileSync(join(dist, page), 'utf8'), page).not.toContain(tour);
  const importers = scripts.filter((name) =>
    readFileSync(join(dist, 'assets', name), 'utf8').includes(`from"./${tour}"`),
  );
  expect(importers).toEqual([]);
});

test('the sheets that a page has inline are not fetched by the next page', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await expect(page.getByLabel('Repita la contraseña')).toBeVisible();
  expect(sheets).toEqual([]);
});

test('N-B26G an unchanged page starts again, because no policy depends on a single response', async ({
  page,
}) => {
  const said = listenToConsole(page);
  const statuses: number[] = [];
  await page.goto('/login');
  for (const _ of [1, 2]) {
    const [answer] = await Promise.all([page.waitForResponse('**/login'), page.reload()]);
    statuses.push(answer.status());
    expect(answer.headers()['content-security-policy'] ?? '').not.toContain('nonce-');
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  }
  expect(statuses.every((status) => status === 200 || status === 304)).toBe(true);
  expect(said).toEqual([]);
});

test('home and the page of a pet come in few files, because each costs a phone a round trip', async ({
  page,
  request,
}) => {
  const fetched = new Set<string>();
  page.on('request', (one) => {
    if (one.url().endsWith('.js')) fetched.add(one.url());
  });
  await bringSession(page, await prepare(request, { pets: ['Luna'] }));
  await page.goto('/tabs/home');
  await page.getByRole('article', { name: 'Luna' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.size).toBeGreaterThan(5);
  expect(fetched.size).toBeLessThan(45);
});

test('O-PW-01 after a deploy a missing script reloads the page once', async ({ page, request }) => {
  await bringSession(page, await prepare(request));
  await page.goto('/tabs/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  let broken = true;
  await page.route(/assets\/personal-data-page.*\.js$/, (route) => {
    if (!broken) return route.fallback();
    broken = false;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('link', { name: 'Mis datos personales' }).click();
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
  expect(loads).toBeLessThanOrEqual(1);
});
