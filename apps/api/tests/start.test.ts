import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const main = join(import.meta.dirname, '../src/main.ts');

function runUntilExit(variables: Readonly<Record<string, string>>) {
  const env = { PATH: process.env['PATH'], DATA_DIR: temporaryFolder(), ...variables };
  const { status, stderr, stdout } = spawnSync(process.execPath, [main], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stderr, stdout };
}

test('a server says where it is and where its data live, and is alive and ready', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await spawnServer({ DATA_DIR });
  const started = await server.logged('server.started');
  expect(started).toMatchObject({
    database: join(DATA_DIR, 'huella.sqlite'),
    mail: join(DATA_DIR, 'outbox'),
  });
  expect(existsSync(join(DATA_DIR, 'huella.sqlite'))).toBe(true);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
});

test.skipIf(process.platform === 'win32')('nobody else on the machine can look into its data', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  await spawnServer({ DATA_DIR });
  expect(statSync(DATA_DIR).mode & 0o077).toBe(0);
});

test('a server is not ready without its store of files, and HEAD tells the length of every answer', async () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, 'files'), '');
  const server = await spawnServer({ DATA_DIR });
  for (const [path, status] of [
    ['/ready', 503],
    ['/health', 200],
    ['/openapi.json', 200],
    ['/web/razas', 200],
    ['/auth/asociar/nada', 404],
    ['/nowhere', 404],
  ] as const) {
    const headers = { 'accept-encoding': 'identity' };
    const head = await fetch(`${server.url}${path}`, { method: 'HEAD', headers });
    const got = await fetch(`${server.url}${path}`, { headers });
    const { byteLength } = await got.arrayBuffer();
    expect([path, head.status, head.headers.get('content-length')]).toEqual([
      path,
      status,
      String(byteLength),
    ]);
  }
});

test('a production that sends no mail says so', async () => {
  const server = await spawnServer({
    DATA_DIR: temporaryFolder(),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://huella.example',
    SUPPORT_EMAIL: 'soporte@huella.example',
  });
  expect((await server.logged('server.warning'))['warning']).toContain('SMTP_URL is not set');
});

test('a second server finds the next port, and with the first one’s port it rejects', async () => {
  const first = await spawnServer({ DATA_DIR: temporaryFolder() });
  const second = await spawnServer({ DATA_DIR: temporaryFolder() });
  expect(second.url).not.toBe(first.url);
  const { status, stderr } = runUntilExit({ PORT: new URL(first.url).port });
  expect(status).toBe(1);
  expect(stderr).toMatch(/PORT \d+ on 127\.0\.0\.1 is taken by another program/);
});

test('a configuration that does not fit is rejected in words, without a stack', () => {
  const { status, stderr, stdout } = runUntilExit({ PORT: '99999', DATABASE_URL: 'mysql://localhost/x' });
  expect(status).toBe(1);
  expect(stderr).toContain('PORT must be a port from 1 to 65535.');
  expect(stderr).toContain('DATABASE_URL must be a URL that starts with postgres://.');
  expect(stderr + stdout).not.toMatch(/^\s+at /m);
});

test('PostgreSQL without shared keys is rejected before anything is touched', () => {
  const { status, stderr } = runUntilExit({ DATABASE_URL: 'postgres://127.0.0.1:1/huella' });
  expect(status).toBe(1);
  expect(stderr).toContain('ACCESS_TOKEN_KEY and VAULT_KEY');
});

test('a database that is not there is rejected in one sentence, without a stack or the password', () => {
  const DATABASE_URL = 'postgres://huella:hush-hush@127.0.0.1:1/huella';
  const { status, stderr, stdout } = runUntilExit({ DATABASE_URL, SECRETS_DIR: temporaryFolder() });
  expect(status).toBe(1);
  expect(stderr).toMatch(/DATABASE_URL: the database at 127\.0\.0\.1:1 does not answer: .*ECONNREFUSED/);
  expect(stderr + stdout).not.toMatch(/^\s+at |hush-hush/m);
});
