const MARKER = 0xff;
const START = 0xd8;
const SCAN = 0xda;
/** Markers from C0 to CF that are not frames: Huffman tables, an extension, arithmetic tables. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

/** Detects a JPEG by its first bytes, whatever its name and declared type say. */
export function startsLikeJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === MARKER && bytes[1] === START && bytes[2] === MARKER;
}

/** Reads a JPEG's declared size from the frame header without decoding; null for malformed segments. */
export function claimedSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === MARKER) {
    const code = view.getUint8(at + 1);
    if (code === MARKER) at += 1;
    else if (isFrame(code)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else if (!hasLength(code)) return null;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && !NO_FRAMES.has(code);
}

/** Segments that may precede the frame. Scans may not, and the other markers have no length. */
function hasLength(code: number): boolean {
  return NO_FRAMES.has(code) || code > SCAN;
}
