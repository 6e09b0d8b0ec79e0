import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { Vault } from '@huella/server';

const prefix = 'v1';
const nonceLength = 12;
const tagLength = 16;
/** In characters: enough to tell keys apart. */
const keyIdLength = 8;

/**
 * Encrypts with AES-256-GCM (`v1.` and base64url of nonce, ciphertext and tag) and recognises by HMAC-SHA-256 (D24). Derives its keys from
 * one, so that none reveals another. Decrypts and recognises with earlier keys, too; `earlier` has the latest first.
 */
export function createVault(key: Uint8Array, earlier: readonly Uint8Array[] = []): Vault {
  const keys = [key, ...earlier];
  const sealKey = derived(key, 'huella vault sealing');
  const openKeys = keys.map((one) => derived(one, 'huella vault sealing'));
  const fingerprintKey = derived(key, 'huella vault fingerprint');
  const earlierFingerprintKeys = earlier.map((one) => derived(one, 'huella vault fingerprint'));
  return {
    keyId: derived(key, 'huella vault name').export().toString('base64url').slice(0, keyIdLength),
    seal: async (plain) => seal(sealKey, plain),
    open: async (sealed) => openWith(openKeys, sealed),
    fingerprint: async (plain) => hmac(fingerprintKey, plain),
    fingerprints: async (plain) => allFingerprints([fingerprintKey, ...earlierFingerprintKeys], plain),
  };
}

function hmac(key: KeyObject, plain: string): string {
  return createHmac('sha256', key).update(plain).digest('base64url');
}

/**
 * What may be stored of a number: its fingerprint by each key, and, because a rotation has only the stored fingerprint of a card's number,
 * that one's fingerprint by each later key.
 */
function allFingerprints(
  [key, next, ...rest]: readonly [KeyObject, ...KeyObject[]],
  plain: string,
): [string, ...string[]] {
  const older = next ? allFingerprints([next, ...rest], plain) : [];
  return [hmac(key, plain), ...older.map((one) => hmac(key, one)), ...older];
}

function openWith([key, ...others]: readonly KeyObject[], sealed: string): string {
  if (key === undefined) throw new Error('No key opens it');
  try {
    return open(key, sealed);
  } catch (error) {
    if (others.length === 0) throw error;
    return openWith(others, sealed);
  }
}

function derived(key: Uint8Array, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', purpose, 32)));
}

function seal(key: KeyObject, plain: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `${prefix}.${Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url')}`;
}

function open(key: KeyObject, sealed: string): string {
  const [version, payload] = sealed.split('.');
  const bytes = Buffer.from(payload ?? '', 'base64url');
  if (version !== prefix || bytes.length < nonceLength + tagLength) throw new Error('Not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
}
