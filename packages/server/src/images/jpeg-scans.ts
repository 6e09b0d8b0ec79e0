const MARKER = 0xff;
const END = 0xd9;
const SCAN = 0xda;

/** Counts the passes of a progressive JPEG. Ignores what follows the image's end (a second one, a film). */
export function countScans(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  let offset = bytes.indexOf(MARKER, 2);
  while (offset >= 0 && offset + 3 < bytes.length) {
    const code = view.getUint8(offset + 1);
    if (code === END) break;
    if (code === SCAN) scans += 1;
    // Skips a segment by its length; fill bytes, stuffing and restart markers have none.
    if (code === MARKER) offset += 1;
    else offset += hasNoLength(code) ? 2 : 2 + view.getUint16(offset + 2);
    offset = bytes.indexOf(MARKER, offset);
  }
  return scans;
}

/** Stuffing, TEM, restart markers and the start of an image. */
function hasNoLength(code: number): boolean {
  return code <= 0x01 || (code >= 0xd0 && code <= 0xd8);
}
