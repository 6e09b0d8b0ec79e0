const DELETE = 0x7f;

/**
 * Bytes as text of the same length, one character each, for finding places in a file that is only partly text. What is not ASCII
 * becomes U+007F: a single wider character would make all of them take two bytes.
 */
export function asciiText(bytes: Uint8Array): string {
  const ascii = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? DELETE;
    ascii[at] = byte > DELETE ? DELETE : byte;
  }
  return new TextDecoder().decode(ascii);
}
