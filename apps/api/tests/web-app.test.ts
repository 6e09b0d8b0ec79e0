import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtWebApp, script, scriptPath } from './support/built-web-app.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Sends a path that client libraries would normalise. */
async function rawGet(address: string, path: string, headers = ''): Promise<Buffer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n${headers}\r\n`);
  await once(socket, 'close');
  return Buffer.concat(chunks);
}

test('the built web app and the API answer under one address', async () => {
  const { address } = await spawnServer({ DATA_DIR: temporaryFolder(), WEB_DIR: builtWebApp() });
  const page = await fetch(`${address}/tabs/home`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(await page.text()).toContain('<title>Huella</title>');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
    expect(page.headers.get(name)).toBe((await fetch(`${address}/health`)).headers.get(name));
  }

  const again = await fetch(`${address}/`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(`${address}/login`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '35']);
  expect((await fetch(`${address}/assets/gone-00000000.js`)).status).toBe(404);
  const unknown = await fetch(`${address}/app/user/unknown`);
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json']);
  expect((await fetch(`${address}/tabs/home`, { method: 'POST' })).status).toBe(404);

  const packed = await rawGet(address, scriptPath, 'Accept-Encoding: gzip\r\n');
  const start = packed.indexOf('\r\n\r\n') + 4;
  expect(packed.subarray(0, start).toString()).toMatch(/^content-encoding: gzip/im);
  expect(gunzipSync(packed.subarray(start)).toString()).toBe(script);
  for (const path of [
    '/../../package.json',
    '/assets/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '//etc/passwd',
  ]) {
    expect((await rawGet(address, path)).toString()).not.toMatch(/root:|"name":/);
  }
});

test('the server’s own pages bring the app’s letters, which a browser keeps', async () => {
  const { address } = await spawnServer({ DATA_DIR: temporaryFolder() });
  const page = await fetch(`${address}/carnet/1-x`);
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  const style = await (await fetch(`${address}/auth/paginas.css`)).text();
  const [, path] = /url\("([^"]+)"\)/.exec(style) ?? [];
  const font = await fetch(`${address}${path}`);
  expect([font.headers.get('content-type'), font.headers.get('cache-control')]).toEqual([
    'font/woff2',
    'public, max-age=31536000, immutable',
  ]);
  expect((await font.text()).slice(0, 4)).toBe('wOF2');
});

test('the app may talk to the origins that the settings name, and to no other', async () => {
  const { address } = await spawnServer({
    DATA_DIR: temporaryFolder(),
    WEB_DIR: builtWebApp(),
    CONNECT_ORIGINS: 'https://files.huella.example, https://docs.huella.example/',
  });
  const policy = (await fetch(`${address}/login`)).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://files.huella.example https://docs.huella.example;");
});
