import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';
import { settingOf } from './setting-of.ts';

test('nothing said is local on the own origin, with nothing configured', () => {
  expect(readEnvironment({})).toEqual({ name: 'local', baseUrl: '' });
});

test('every part is read from its variable', () => {
  const environment = readEnvironment({
    HUELLA_ENVIRONMENT: 'prod',
    HUELLA_API_URL: 'https://api.huella.example',
    HUELLA_IMAGE_UPLOAD_URL: 'https://img.huella.example/up',
    HUELLA_STORAGE_BUCKET: 'https://files.huella.example/',
    HUELLA_DOCUMENT_STATUS_URL: 'https://docs.huella.example/estado',
    HUELLA_CHAT_URL: 'https://wa.me/5491150000000',
    HUELLA_PHONE: ' +54 11 5000-0000 ',
    HUELLA_SUPPORT_EMAIL: 'ayuda@huella.example',
  });
  expect(environment).toMatchObject({ name: 'prod', phone: '+54 11 5000-0000' });
  expect(Object.keys(environment)).toHaveLength(8);
});

test.each([
  ['HUELLA_ENVIRONMENT', 'staging'],
  ['HUELLA_API_URL', 'api.huella.example'],
  ['HUELLA_API_URL', '//api.huella.example'],
  ['HUELLA_CHAT_URL', 'javascript:alert(1)'],
  ['HUELLA_PHONE', '{phone}'],
  ['HUELLA_SUPPORT_EMAIL', 'ayuda'],
])('a wrong %s (%s) stops the build and is named', (variable, value) => {
  expect(() => readEnvironment({ [variable]: value })).toThrow(variable);
});

test('prod refuses plain http', () => {
  const variables = { HUELLA_ENVIRONMENT: 'prod', HUELLA_API_URL: 'http://api.huella.example' };
  expect(() => readEnvironment(variables)).toThrow('prod must not use plain http');
});

test('D25 a missing setting says so outside production and is hidden in it', () => {
  expect(settingOf(readEnvironment({ HUELLA_PHONE: '' }), 'phone').state).toBe('unconfigured');
  expect(settingOf(readEnvironment({ HUELLA_ENVIRONMENT: 'prod' }), 'phone').state).toBe('hidden');
  expect(settingOf(readEnvironment({ HUELLA_PHONE: '+54 11 5000' }), 'phone').state).toBe('configured');
});
