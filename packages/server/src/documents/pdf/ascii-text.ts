const DELETE = 0x7f;

/** A text of the same length as the bytes. Non-ASCII becomes U+007F: one wider character would double the text's memory. */
export function asciiText(bytes: Uint8Array): string {
  const ascii = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? DELETE;
    ascii[at] = byte > DELETE ? DELETE : byte;
  }
  return new TextDecoder().decode(ascii);
}
