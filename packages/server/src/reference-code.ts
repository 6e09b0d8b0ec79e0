/** 32 characters that are not confused when read aloud or written by hand: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * Inserts a request under a reference number such as `BAJA-2026-4F7K2Q`: random, so that it reveals no count and no other number. Retries
 * while `insert` returns undefined because the number is taken.
 */
export async function insertWithReferenceCode<Row>(
  prefix: string,
  today: string,
  insert: (code: string) => Promise<Row | undefined>,
): Promise<Row> {
  const inserted = await insert(newReferenceCode(prefix, today));
  return inserted ?? insertWithReferenceCode(prefix, today, insert);
}

function newReferenceCode(prefix: string, today: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const signs = [...bytes].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `${prefix}-${today.slice(0, 4)}-${signs}`;
}
