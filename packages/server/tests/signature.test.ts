import { expect, test } from 'vitest';
import { isSigned, signature } from '../src/auth/signature.ts';
import { cardCode, readCardCode } from '../src/policies/card-code.ts';
import type { Vault } from '../src/ports.ts';

const print = (key: string | undefined, plain: string) => `${key} of ${plain}`;

function vaultOf(...[key, ...earlier]: readonly [string, ...string[]]): { readonly vault: Vault } {
  return {
    vault: {
      keyId: key,
      seal: async (plain) => plain,
      open: async (sealed) => sealed,
      fingerprint: async (plain) => print(key, plain),
      fingerprints: async (plain) => [print(key, plain), ...earlier.map((one) => print(one, plain))],
    },
  };
}

const [old, both, fresh] = [vaultOf('old'), vaultOf('new', 'old'), vaultOf('new')];

test('what an earlier key signed is ours while that key is known', async () => {
  const signed = await signature(old, 'text');
  expect(await isSigned(both, 'text', signed)).toBe(true);
  expect(await isSigned(fresh, 'text', signed)).toBe(false);
  expect(await isSigned(both, 'another', signed)).toBe(false);
  expect(await isSigned(fresh, 'text', await signature(both, 'text'))).toBe(true);
});

test('a printed card is known by the key that it was printed with', async () => {
  const code = await cardCode(old, 42);
  expect(await readCardCode(both, code)).toBe(42);
  expect(await readCardCode(fresh, code)).toBeNull();
});
