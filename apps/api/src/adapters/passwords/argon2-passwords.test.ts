import { expect, test } from 'vitest';
import { createPasswords } from './argon2-passwords.ts';

const passwords = createPasswords();

test('a hash is argon2id with 19 MiB and two passes in the PHC format', async () => {
  const hash = await passwords.hash('contraseña ñandú');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await passwords.verify(hash, 'contraseña ñandú')).toBe(true);
  expect(await passwords.verify(hash, 'contraseña ñandu')).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await passwords.hash('123456')).not.toBe(await passwords.hash('123456'));
});

test('a hash made by another implementation of argon2id is understood', async () => {
  expect(
    await passwords.verify(
      '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$K13EBUiG7JV+9ZxztmHFTdb7J0WQsnj2V8bZaqyPptE',
      'password',
    ),
  ).toBe(true);
});

test('a malformed hash is rejected without an error', async () => {
  for (const hash of [
    '',
    'x',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=1,t=0,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA',
  ]) {
    expect(await passwords.verify(hash, 'x')).toBe(false);
  }
});

test('more hashes than places are all made', async () => {
  const hashes = await Promise.all(Array.from({ length: 7 }, (_, index) => passwords.hash(`clave ${index}`)));
  expect(new Set(hashes).size).toBe(7);
});
