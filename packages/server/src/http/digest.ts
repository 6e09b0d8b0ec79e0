/** SHA-256 in lower-case hex. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const known = new WeakMap<Blob, Promise<string>>();

/** Reads a file once, however often its digest is requested. Pass `bytes` if they are read already. */
export function digestOfFile(file: Blob, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = known.get(file) ?? readDigest(file, bytes);
  known.set(file, digest);
  return digest;
}

async function readDigest(file: Blob, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  return digestOf(bytes ?? new Uint8Array(await file.arrayBuffer()));
}
