/** 32 signs that nobody takes for another when read aloud or by hand: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * The number that a person gets for a request, as `BAJA-2026-4F7K2Q`: random, so that it tells nothing of how many there are and none
 * follows from another. Unique only together with its table's constraint.
 */
export function newReferenceCode(prefix: string, today: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const signs = [...bytes].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `${prefix}-${today.slice(0, 4)}-${signs}`;
}
