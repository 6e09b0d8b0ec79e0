/** Bytes as text of the same length, one character each: for finding places in a file that is only partly text. */
export function latinText(bytes: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder('latin1').decode(bytes);
}
