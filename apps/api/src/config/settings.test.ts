import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './locations.ts';
import { readSettings } from './settings.ts';

const key = Buffer.alloc(32, 7).toString('base64');

test('an empty environment is enough for one machine', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: undefined,
    host: '127.0.0.1',
    databaseUrl: undefined,
    s3: undefined,
  });
  expect(settings.dataFolder).toBe(join(repositoryRoot, 'data'));
  expect(settings.mail.smtpUrl).toBeUndefined();
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: undefined,
    databaseUrl: undefined,
  });
});

test('every variable at fault is named at once', () => {
  expect(() => readSettings({ PORT: 'http', PUBLIC_URL: 'huella.example', TRUST_PROXY: 'perhaps' })).toThrow(
    /PORT must be a port from 1 to 65535\.[^]*PUBLIC_URL must be a URL[^]*TRUST_PROXY must be true or false/,
  );
});

test('a secret that does not fit is named, not shown', () => {
  expect(() => readSettings({ VAULT_KEY: 'shortsecret' })).toThrow(
    /^(?![^]*shortsecret)[^]*VAULT_KEY must be at least 32 random bytes/,
  );
});

test('URLs lose their trailing slash and lists are split', () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://api.huella.example/',
    CORS_ORIGINS: 'https://a.example, https://b.example/',
  });
  expect(settings.publicUrl).toBe('https://api.huella.example');
  expect(settings.corsOrigins).toEqual(['https://a.example', 'https://b.example']);
});

test('SMTP needs a sender', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    /MAIL_FROM is needed with SMTP_URL/,
  );
});

test('production needs the URLs that mails send people to', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
    /SUPPORT_EMAIL is needed in production[^]*PUBLIC_URL is needed in production/,
  );
  const [PUBLIC_URL, SUPPORT_EMAIL] = ['https://huella.example', 'soporte@huella.example'];
  const { supportEmail, mail } = readSettings({ NODE_ENV: 'production', PUBLIC_URL, SUPPORT_EMAIL });
  expect([supportEmail, mail.from]).toEqual([SUPPORT_EMAIL, `Huella <${SUPPORT_EMAIL}>`]);
});

test('half of the S3 variables is rejected with the other half named', () => {
  expect(() => readSettings({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' })).toThrow(
    /belong together: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY not set/,
  );
});

test('PostgreSQL without shared keys is rejected', () => {
  const DATABASE_URL = 'postgres://localhost/huella';
  expect(() => readSettings({ DATABASE_URL })).toThrow(/ACCESS_TOKEN_KEY and VAULT_KEY/);
  expect(() => readSettings({ DATABASE_URL, ACCESS_TOKEN_KEY: key })).toThrow(/SECRETS_DIR/);
  const keys = { ACCESS_TOKEN_KEY: key, VAULT_KEY: key };
  expect(() => readSettings({ DATABASE_URL, ...keys })).toThrow(/VAPID_PRIVATE_KEY/);
  const vapid = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' };
  expect(readSettings({ DATABASE_URL, ...keys, ...vapid }).vaultKey).toHaveLength(32);
  expect(readSettings({ DATABASE_URL, SECRETS_DIR: '/shared' }).secretsFolder).toBe('/shared');
});
