import { expect, test } from 'vitest';
import { cheapArgon2 } from './cheap-argon2.ts';

test('a hash has the PHC format and verifies its own password only', async () => {
  const hash = await cheapArgon2.hash('contraseña ñandú');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await cheapArgon2.verify(hash, 'contraseña ñandú')).toBe(true);
  expect(await cheapArgon2.verify(hash, 'contraseña nandu')).toBe(false);
});

test('a malformed hash and an empty password verify as false and never throw', async () => {
  expect(await cheapArgon2.verify('no es un hash', 'x')).toBe(false);
  expect(await cheapArgon2.verify('', '')).toBe(false);
});
