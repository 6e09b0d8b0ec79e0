/** A fresh `Idempotency-Key`: 128 random bits in hex. Not `randomUUID`, which plain http on a phone does not have. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A body on its way. The same key with the same body takes effect once, however often it arrives. */
export interface Sending<Body> {
  body: Body;
  idempotencyKey: string;
}

/**
 * The key of a body that one form sends: the same body always has the same, so that a retry after a lost answer creates nothing
 * twice, after a reload neither; another body has another one, as the server refuses a known key with another body. `seed` is
 * a `newIdempotencyKey()` that lives as long as the form.
 */
export function idempotencyKeyFor(seed: string, body: unknown): string {
  return `${seed}-${fingerprint(JSON.stringify(body))}`;
}

/** Two factors, two halves of 64 bits: enough to tell the few bodies of one seed apart. It keeps no secret. */
const FACTORS = [0x01_00_01_93, 0x85_eb_ca_6b] as const;

function fingerprint(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return FACTORS.map((factor) => {
    const half = bytes.reduce((hash, byte) => Math.imul(hash ^ byte, factor), 0x81_1c_9d_c5);
    return (half >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
