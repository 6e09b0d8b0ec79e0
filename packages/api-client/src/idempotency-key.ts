/** A fresh `Idempotency-Key`: 128 random bits in hex. Not `randomUUID`, which plain http on a phone does not have. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
