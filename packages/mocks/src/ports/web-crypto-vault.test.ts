import { expect, test } from 'vitest';
import { webCryptoVault } from './web-crypto-vault.ts';

const CBU = '2850590940090418135201';

test('what was sealed opens again and never twice looks the same', async () => {
  const [one, two] = [await webCryptoVault.seal(CBU), await webCryptoVault.seal(CBU)];
  expect(one).not.toBe(two);
  expect(one).not.toContain(CBU);
  expect(await webCryptoVault.open(one)).toBe(CBU);
});

test('equal numbers have equal fingerprints, others have others', async () => {
  expect(await webCryptoVault.fingerprint(CBU)).toBe(await webCryptoVault.fingerprint(CBU));
  expect(await webCryptoVault.fingerprint(CBU)).not.toBe(await webCryptoVault.fingerprint('1'));
});

test('a sealed text that was tampered with does not open', async () => {
  const sealed = await webCryptoVault.seal(CBU);
  await expect(webCryptoVault.open(`A${sealed.slice(1, -4)}AAA=`)).rejects.toThrow('operation failed');
});
