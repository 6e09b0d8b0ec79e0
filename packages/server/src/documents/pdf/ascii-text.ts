/** As many characters as a call takes arguments everywhere. */
const PIECE = 8192;

/**
 * Bytes as text of the same length, one character each: for finding places in a file that is only partly text. Not `TextDecoder`:
 * its `latin1` has characters that need two bytes, and then all of them take two.
 */
export function latinText(bytes: Uint8Array<ArrayBuffer>): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE)
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + PIECE)));
  return pieces.join('');
}
