import type { Vault } from '@huella/server';

const IV_BYTES = 12;
/** Constant, so that fingerprints and encrypted numbers of a stored database stay readable. */
const SECRET = new TextEncoder().encode('huella mock vault, protects nothing');

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}

async function cipherKey(): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', SECRET);
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function macKey(): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', SECRET, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** The vault of D24 with WebCrypto: AES-GCM encrypts, HMAC-SHA-256 makes fingerprints. */
export const webCryptoVault: Vault = {
  keyId: 'mock',
  seal: async (plain) => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const bytes = new TextEncoder().encode(plain);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cipherKey(), bytes);
    return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  },
  open: async (sealed) => {
    const bytes = fromBase64(sealed);
    const iv = bytes.slice(0, IV_BYTES);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await cipherKey(),
      bytes.slice(IV_BYTES),
    );
    return new TextDecoder().decode(plain);
  },
  fingerprint,
  fingerprints: async (plain) => [await fingerprint(plain)],
};

async function fingerprint(plain: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await macKey(), new TextEncoder().encode(plain));
  return toBase64(new Uint8Array(mac));
}
