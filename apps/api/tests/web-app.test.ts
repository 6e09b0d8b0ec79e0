import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtWebApp, script, scriptPath } from './support/built-web-app.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Sends a path that client libraries would normalise. */
async function rawGet(url: string, path: string, headers = ''): Promise<Buffer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n${headers}\r\n`);
  await once(socket, 'close');
  return Buffer.concat(chunks);
}

test('the built web app and the API answer under one origin', async () => {
  const { url } = await spawnServer({ DATA_DIR: temporaryFolder(), WEB_DIR: builtWebApp() });
  const page = await fetch(`${url}/tabs/home`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await page.text()).toContain('<title>Huella</title>');
  const csp = page.headers.get('content-security-policy');
  expect(csp).toContain("script-src 'self'");
  expect(csp).not.toMatch(/script-src[^;]*unsafe-inline/);
  for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
    expect(page.headers.get(name)).toBe((await fetch(`${url}/health`)).headers.get(name));
  }

  const again = await fetch(`${url}/`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(`${url}/login`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '35']);
  expect((await fetch(`${url}/assets/gone-00000000.js`)).status).toBe(404);
  const unknown = await fetch(`${url}/app/user/unknown`);
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json']);
  expect((await fetch(`${url}/tabs/home`, { method: 'POST' })).status).toBe(404);

  const packed = await rawGet(url, scriptPath, 'Accept-Encoding: gzip\r\n');
  const start = packed.indexOf('\r\n\r\n') + 4;
  expect(packed.subarray(0, start).toString()).toMatch(/^content-encoding: gzip/im);
  expect(gunzipSync(packed.subarray(start)).toString()).toBe(script);
  for (const path of [
    '/../../package.json',
    '/assets/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '//etc/passwd',
  ]) {
    expect((await rawGet(url, path)).toString()).not.toMatch(/root:|"name":/);
  }
});

test('the server’s own pages bring the app’s letters, which a browser keeps', async () => {
  const { url } = await spawnServer({ DATA_DIR: temporaryFolder() });
  const page = await fetch(`${url}/carnet/1-x`);
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  const style = await (await fetch(`${url}/auth/paginas.css`)).text();
  const [, path] = /url\("([^"]+)"\)/.exec(style) ?? [];
  const font = await fetch(`${url}${path}`);
  expect([font.headers.get('content-type'), font.headers.get('cache-control')]).toEqual([
    'font/woff2',
    'public, max-age=31536000, immutable',
  ]);
  expect((await font.text()).slice(0, 4)).toBe('wOF2');
});

test('the app may talk to the origins that the settings name, and to no other', async () => {
  const { url } = await spawnServer({
    DATA_DIR: temporaryFolder(),
    WEB_DIR: builtWebApp(),
    CONNECT_ORIGINS: 'https://files.huella.example, https://docs.huella.example/',
  });
  const csp = (await fetch(`${url}/login`)).headers.get('content-security-policy');
  expect(csp).toContain("connect-src 'self' https://files.huella.example https://docs.huella.example;");
});
