import { loginSchema } from '@huella/validation/auth';
import { personFields } from '@huella/validation/person';
import { afterEach, expect, test, vi } from 'vitest';
import { createSafeStorage } from './browser-storage.ts';
import { createLiteralKeys, nothingStored, storedKeys } from './literal-keys.ts';

afterEach(() => localStorage.clear());

const session = {
  token: 'aaa.bbb.ccc',
  refreshToken: 'r-1',
  USER_MAIL: 'ana@correo.example',
  USER_NAME: 'Ana María Ñandú',
  NOTIFICATION_TOKEN: '{"endpoint":"https://push.example/1"}',
  initial_slides: true,
  TOUR_GENERAL_DONE: true,
};

const stored = () => Object.fromEntries(Object.entries(localStorage));

test('D80 values are stored as raw text under the literal keys', () => {
  createLiteralKeys().write(session);
  expect(stored()).toEqual({ ...session, initial_slides: 'true', TOUR_GENERAL_DONE: 'true' });
  expect(createLiteralKeys().read()).toEqual(session);
});

test('O-AU-07 what is forgotten leaves storage', () => {
  const keys = createLiteralKeys();
  keys.write(session);
  keys.write({ ...nothingStored, initial_slides: true, TOUR_GENERAL_DONE: true });
  expect(stored()).toEqual({ initial_slides: 'true', TOUR_GENERAL_DONE: 'true' });
});

test('O-AU-11 garbage in every key reads as nothing and is gone afterwards', () => {
  for (const key of storedKeys) localStorage.setItem(key, '{bad');
  expect(createLiteralKeys().read()).toEqual(nothingStored);
  expect(stored()).toEqual({});
});

test.each(['', 'undefined{}', '"quoted"', 'with blank', '[object Object]'])(
  'a token may not be %j',
  (text) => {
    localStorage.setItem('token', text);
    expect(createLiteralKeys().read().token).toBeNull();
  },
);

test.each([
  '{ana}@correo.example',
  '"ana"@correo.example',
  "o'higgins+perros@correo.example",
  '!#$%&*/=?^_`{|}~-@correo.example',
  'a,b;c:d\\e(f)[g]@correo.example',
  '…@correo.example',
  'ñandú@correo.example',
  '用户@例子.例え',
  'ana@[correo.example]',
  'ana@{"correo".example}',
  'undefined@null.false',
])('an email that the login takes outlives a reload: %s', (typed) => {
  const { email } = loginSchema.parse({ email: typed, password: 'x' });
  createLiteralKeys().write({ ...session, USER_MAIL: email });
  expect(createLiteralKeys().read().USER_MAIL).toBe(typed);
});

test.each(['O’Higgins', "D'Angelo", 'Sáenz‐Peña', 'Sáenz‑Peña', 'ʼOumuamua', 'Nu\u0303ez'])(
  'a surname that the form takes outlives a reload: %s',
  (typed) => {
    expect(personFields('2026-11-29').apellido.safeParse(typed).success).toBe(true);
    createLiteralKeys().write({ ...session, USER_NAME: `Ana ${typed}` });
    expect(createLiteralKeys().read().USER_NAME).toBe(`Ana ${typed}`);
  },
);

test('a name that was loaded as empty stays empty', () => {
  createLiteralKeys().write({ ...session, USER_NAME: '' });
  expect(createLiteralKeys().read().USER_NAME).toBe('');
});

test('O-AU-03 a tab that changes a flag does not undo the tokens of another tab', () => {
  const keys = createLiteralKeys();
  keys.write({ ...session, TOUR_GENERAL_DONE: false });
  createLiteralKeys().write({ ...session, token: 'newer', refreshToken: 'r-2' });
  keys.write(session);
  expect(stored()).toMatchObject({ token: 'newer', refreshToken: 'r-2', TOUR_GENERAL_DONE: 'true' });
});

test('the token is written after everything else', () => {
  const order: string[] = [];
  createLiteralKeys({ get: () => null, set: (key) => void order.push(key) }).write(session);
  expect(order.at(-1)).toBe('token');
  expect(order).toHaveLength(7);
});

test('O-AU-10 with storage blocked the session lives in the tab', () => {
  const blocked = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const keys = createLiteralKeys(blocked);
  expect(keys.read()).toEqual(nothingStored);
  keys.write(session);
  expect(keys.read()).toEqual(session);
});

test('O-AU-10 with storage full the newest values win, and none comes back after the logout', () => {
  const keys = createLiteralKeys();
  keys.write(session);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keys.write({ ...session, token: 'newer' });
  expect(keys.read().token).toBe('newer');
  full.mockRestore();
  keys.write(nothingStored);
  expect(keys.read()).toEqual(nothingStored);
  expect(stored()).toEqual({});
});
