import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { logIn } from '../journey/account.ts';
import { bringSession, prepare } from '../journey/prepared.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));

test('O-PW-04 pages are revalidated, hashed files last for ever, a missing one is 404', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/tabs/home']) {
    const { headers } = await request.get(path).then((answer) => ({ headers: answer.headers() }));
    expect(headers['cache-control']).toMatch(/no-cache|no-store/);
    expect(headers['content-type']).toContain('text/html');
  }
  const script = await request.get(`/assets/${scripts.at(0)}`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  expect((await request.get('/assets/missing-abcdefgh.js')).status()).toBe(404);
});

test('the content policy is strict and the app keeps to it', async ({ page, request }) => {
  const policy = (await request.get('/login')).headers()['content-security-policy'] ?? '';
  const scriptSource = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scriptSource).toContain("'self'");
  expect(scriptSource).not.toContain('unsafe-inline');
  expect(policy).toContain("frame-ancestors 'none'");
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('O-PW-02 the production build holds neither mocks nor the console of QA', () => {
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

test('O-SE-10 no secret in an address or on the console', async ({ page, request }) => {
  const who = await prepare(request);
  const seen: string[] = [];
  page.on('request', (sent) => seen.push(sent.url()));
  page.on('console', (message) => seen.push(message.text()));
  await page.goto('/login');
  await logIn(page, { ...who, password: 'otra-clave-9' });
  await expect(page.getByText('Email o contraseña incorrecto/a')).toBeVisible();
  await logIn(page, who);
  await expect(page).toHaveURL(/\/tabs\/home$/);
  const stored = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('refreshToken'),
  ]);
  const text = seen.join('\n');
  for (const secret of [...stored, who.password, 'otra-clave-9']) expect(text).not.toContain(secret);
});
