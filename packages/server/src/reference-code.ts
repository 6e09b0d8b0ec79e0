/** 32 signs that nobody takes for another when read aloud or by hand: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * Inserts a request under the number that its person gets, as `BAJA-2026-4F7K2Q`: random, so that it tells nothing of how many there
 * are and none follows from another. `insert` answers undefined where the table's constraint finds the number taken: another is tried.
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
