const MARKER = 0xff;
const END = 0xd9;
const SCAN = 0xda;

/**
 * How many times the decoder would go over the whole picture: a progressive JPEG says so itself, in a few bytes each. What
 * follows the end of the picture (a second one, a film) is not looked at.
 */
export function countScans(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  let at = bytes.indexOf(MARKER, 2);
  while (at >= 0 && at + 3 < bytes.length) {
    const code = view.getUint8(at + 1);
    if (code === END) break;
    if (code === SCAN) scans += 1;
    // A segment is passed by its length; a fill byte, stuffing and the marks within a scan have none.
    if (code === MARKER) at += 1;
    else at += hasNoLength(code) ? 2 : 2 + view.getUint16(at + 2);
    at = bytes.indexOf(MARKER, at);
  }
  return scans;
}

/** A stuffed 0, TEM, the restarts and a beginning. */
function hasNoLength(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
}
