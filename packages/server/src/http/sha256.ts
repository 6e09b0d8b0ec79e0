/** In lower-case hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const digestCache = new WeakMap<Blob, Promise<string>>();

/** Reads a file once, however often its digest is requested. Pass `bytes` if they are read already. */
export function sha256OfBlob(file: Blob, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = digestCache.get(file) ?? readDigest(file, bytes);
  digestCache.set(file, digest);
  return digest;
}

async function readDigest(file: Blob, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  return sha256(bytes ?? new Uint8Array(await file.arrayBuffer()));
}
