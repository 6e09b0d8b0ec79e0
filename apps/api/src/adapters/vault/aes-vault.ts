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

/**
 * Keeps numbers sealed with AES-256-GCM (`v1.` and base64url of nonce, ciphertext and tag) and recognises them by
 * HMAC-SHA-256 (D24). Both keys are derived from one, so that neither use tells anything about the other.
 */
export function createVault(key: Uint8Array): Vault {
  const sealing = derived(key, 'huella vault sealing');
  const printing = derived(key, 'huella vault fingerprint');
  return {
    seal: async (plain) => seal(sealing, plain),
    open: async (sealed) => open(sealing, sealed),
    fingerprint: async (plain) => createHmac('sha256', printing).update(plain).digest('base64url'),
  };
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
