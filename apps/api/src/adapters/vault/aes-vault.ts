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

const version = 'v1';
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
  const sealing = derived(key, 'huella vault sealing');
  const opening = keys.map((one) => derived(one, 'huella vault sealing'));
  const printing = derived(key, 'huella vault fingerprint');
  const earlierPrinters = earlier.map((one) => derived(one, 'huella vault fingerprint'));
  return {
    keyId: derived(key, 'huella vault name').export().toString('base64url').slice(0, keyIdLength),
    seal: async (plain) => seal(sealing, plain),
    open: async (sealed) => openWith(opening, sealed),
    fingerprint: async (plain) => print(printing, plain),
    fingerprints: async (plain) => allPrints([printing, ...earlierPrinters], plain),
  };
}

function print(key: KeyObject, plain: string): string {
  return createHmac('sha256', key).update(plain).digest('base64url');
}

/** A rotation fingerprints a fingerprint, because the number may not be known; it may have happened at any key. */
function allPrints(
  [key, next, ...rest]: readonly [KeyObject, ...KeyObject[]],
  plain: string,
): [string, ...string[]] {
  const older = next ? allPrints([next, ...rest], plain) : [];
  return [print(key, plain), ...older.map((one) => print(key, one)), ...older];
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
  return `${version}.${Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url')}`;
}

function open(key: KeyObject, sealed: string): string {
  const [tag, payload] = sealed.split('.');
  const bytes = Buffer.from(payload ?? '', 'base64url');
  if (tag !== version || bytes.length < nonceLength + tagLength) throw new Error('Not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  return decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
}
