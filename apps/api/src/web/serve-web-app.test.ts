import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtWebApp, script } from '../../tests/support/built-web-app.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { serveWebApp } from './serve-web-app.ts';
import { loadWebApp } from './web-app.ts';

async function built() {
  const app = await loadWebApp(builtWebApp());
  if (!app) throw new Error('no build');
  const get = (path: string, init: RequestInit = {}) =>
    serveWebApp(new Request(`http://localhost${path}`, init), app, { 'x-frame-options': 'DENY' });
  return { app, get };
}

test('a folder without a build is not a web app', async () => {
  expect(await loadWebApp(temporaryFolder())).toBeNull();
  expect(await loadWebApp('/nowhere')).toBeNull();
});

test('O-PW-04 pages are fetched again each time, hashed files never', async () => {
  const { get } = await built();
  for (const path of ['/', '/tabs/home', '/login', '/index.html']) {
    const page = get(path);
    expect(page?.status).toBe(200);
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page?.headers.get('cache-control')).toBe('no-cache');
    expect(page?.headers.get('x-frame-options')).toBe('DENY');
  }
  const hashed = get('/assets/main-Ab3_dE9x.js');
  expect(hashed?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('a worker’s script brings the Content-Security-Policy of the worker, which may compile WebAssembly and evaluate nothing', async () => {
  const { get } = await built();
  const answer = get('/assets/main-Ab3_dE9x.js', { headers: { 'sec-fetch-dest': 'worker' } });
  expect(answer?.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(get('/assets/main-Ab3_dE9x.js')?.headers.get('content-security-policy')).toBeNull();
});

test('O-PW-04 the service worker’s script is fetched again each time, under the app’s Content-Security-Policy', async () => {
  const folder = builtWebApp();
  await writeFile(join(folder, 'sw.js'), 'self.addEventListener("fetch", () => {})');
  const app = await loadWebApp(folder);
  const answer =
    app && serveWebApp(new Request('http://localhost/sw.js'), app, { 'x-frame-options': 'DENY' });
  expect(answer?.headers.get('cache-control')).toBe('no-cache');
  expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer?.headers.get('x-frame-options')).toBe('DENY');
});

test('O-PW-04 a script that is gone is a 404, not the page', async () => {
  const { get } = await built();
  for (const path of ['/assets/main-00000000.js', '/assets/', '/sw.js', '/robots.txt']) {
    expect(get(path)?.status).toBe(404);
    expect(await get(path)?.text()).not.toContain('<');
  }
});

test('a screen that the build made a page for gets that page', async () => {
  const { get } = await built();
  expect(await get('/login')?.text()).toContain('<title>Login</title>');
  expect(await get('/login/')?.text()).toContain('<title>Login</title>');
  expect(await get('/register')?.text()).toContain('<title>Huella</title>');
});

test('the build’s own compressed file is sent, and one is made where there is none', async () => {
  const { get } = await built();
  const brotli = get('/assets/main-Ab3_dE9x.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli?.headers.get('content-encoding')).toBe('br');
  expect(brotli?.headers.get('vary')).toBe('accept-encoding');
  expect(await brotli?.text()).toBe('made by the build');
  const gzip = get('/assets/main-Ab3_dE9x.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gunzipSync(Buffer.from((await gzip?.arrayBuffer()) ?? new ArrayBuffer())).toString()).toBe(script);
  const plain = get('/assets/main-Ab3_dE9x.js', { headers: { 'accept-encoding': 'identity' } });
  expect(plain?.headers.get('content-encoding')).toBeNull();
  expect(await plain?.text()).toBe(script);
});

test('a page compressed at the start unpacks to itself', async () => {
  const folder = temporaryFolder();
  const page = `<!doctype html>${'<p>Huella</p>'.repeat(200)}`;
  await writeFile(join(folder, 'index.html'), page);
  const variant = (await loadWebApp(folder))?.get('/index.html')?.encoded.get('br');
  expect(brotliDecompressSync(variant?.bytes ?? Buffer.of()).toString()).toBe(page);
});

test('an unchanged page is a 304 without a body', async () => {
  const { get } = await built();
  const etag = get('/')?.headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = get('/tabs/home', { headers: { 'if-none-match': known } });
    expect(again?.status).toBe(304);
    expect(again?.body).toBeNull();
  }
  expect(get('/', { headers: { 'if-none-match': '"other"' } })?.status).toBe(200);
});

test('HEAD says what GET would, without the body', async () => {
  const { get } = await built();
  const head = get('/', { method: 'HEAD' });
  expect(head?.headers.get('content-length')).toBe('36');
  expect(head?.body).toBeNull();
});

test('requests of the API pass by', async () => {
  const { get } = await built();
  for (const path of ['/health', '/app/user/mascotas', '/web/planes', '/auth/unknown'])
    expect(get(path)).toBeNull();
  expect(get('/tabs/home', { method: 'POST' })).toBeNull();
  expect(get('/tabs/home', { headers: { accept: 'application/json' } })).toBeNull();
});

test('no path leaves the build', async () => {
  const { get } = await built();
  for (const path of [
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/%',
  ]) {
    const answer = get(path);
    expect([200, 404]).toContain(answer?.status);
    expect(await answer?.text()).not.toMatch(/root:|"private"/);
  }
});
