import { expect, test } from 'vitest';
import { createVault } from './aes-vault.ts';

const cbu = '2850590940090418135201';
const vault = createVault(Buffer.alloc(32, 1));
const other = createVault(Buffer.alloc(32, 2));

test('a sealed number opens again and shows nothing of itself', async () => {
  const sealed = await vault.seal(cbu);
  expect(sealed).not.toContain(cbu.slice(-4));
  expect(await vault.open(sealed)).toBe(cbu);
});

test('sealing twice gives different texts', async () => {
  expect(await vault.seal(cbu)).not.toBe(await vault.seal(cbu));
});

test('a changed text, another key or garbage does not open', async () => {
  const sealed = await vault.seal(cbu);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  await expect(vault.open(changed)).rejects.toThrow(/authenticate/);
  await expect(other.open(sealed)).rejects.toThrow(/authenticate/);
  await expect(vault.open('v1.AA')).rejects.toThrow('Not a sealed value');
});

test('fingerprints are equal for equal numbers and depend on the key', async () => {
  const fingerprint = await vault.fingerprint(cbu);
  expect(await vault.fingerprint(cbu)).toBe(fingerprint);
  expect(await vault.fingerprint(`${cbu.slice(0, -1)}9`)).not.toBe(fingerprint);
  expect(await other.fingerprint(cbu)).not.toBe(fingerprint);
});

const keyOf = (byte: number) => Buffer.alloc(32, byte);
const [second, third] = [createVault(keyOf(2), [keyOf(1)]), createVault(keyOf(3), [keyOf(2), keyOf(1)])];

test('what an earlier key sealed opens, and the newest seals', async () => {
  expect(await third.open(await vault.seal(cbu))).toBe(cbu);
  expect(await other.open(await second.seal(cbu))).toBe(cbu);
  expect(new Set([vault.keyId, second.keyId, third.keyId]).size).toBe(3);
  expect(second.keyId).toBe(other.keyId);
});

test('a number is recognised by what any key and any rotation kept of it, today’s first', async () => {
  const known = await third.fingerprints(cbu);
  expect(known[0]).toBe(await third.fingerprint(cbu));
  const first = await vault.fingerprint(cbu);
  const rotatedOnce = await second.fingerprint(first);
  const rotatedTwice = await third.fingerprint(rotatedOnce);
  const passedOver = await third.fingerprint(first);
  expect(known).toEqual(expect.arrayContaining([first, rotatedOnce, rotatedTwice, passedOver]));
  expect(await second.fingerprints(`${cbu.slice(0, -1)}9`)).not.toContain(first);
});
