/** 128 random bits in hex. Not `randomUUID`, which is missing on plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface WithIdempotencyKey<Body> {
  body: Body;
  idempotencyKey: string;
}

/**
 * The key of a body that a form sends: the same seed and body always give the same key, so that a retry creates nothing twice,
 * even after a reload. Another body gets another key, because the server rejects a known key with another body. `seed` is a
 * `newIdempotencyKey()` that lives as long as the form.
 */
export function idempotencyKeyFor(seed: string, body: unknown): string {
  return `${seed}-${fingerprint(JSON.stringify(body))}`;
}

/** Two FNV-style hashes of 32 bits: enough to tell the few bodies of one seed apart; not for secrets. */
const FACTORS = [0x01_00_01_93, 0x85_eb_ca_6b] as const;

function fingerprint(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return FACTORS.map((factor) => {
    const half = bytes.reduce((hash, byte) => Math.imul(hash ^ byte, factor), 0x81_1c_9d_c5);
    return (half >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
