/** 256 random bits as URL-safe text, for refresh tokens and mailed links. */
export function newSecret(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Secrets are random, so a plain hash is enough. */
export async function hashOf(secret: string): Promise<string> {
  return hashOfBytes(new TextEncoder().encode(secret));
}

export async function hashOfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
