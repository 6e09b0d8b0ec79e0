const MARKER = 0xff;
const START = 0xd8;
const SCAN = 0xda;
/** Of the markers C0 to CF, those that are no frame: Huffman tables, an extension, arithmetic tables. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

/** True for what begins like a JPEG: that is what a file is, whatever its name and declared type say. */
export function startsLikeJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === MARKER && bytes[1] === START && bytes[2] === MARKER;
}

/**
 * The width and height that a JPEG claims, read from its frame header without decoding anything; null where the segments
 * before it do not follow each other as they must.
 */
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

/** Segments that may stand before the frame. Scans may not, and the rest of the markers have no length. */
function hasLength(code: number): boolean {
  return NO_FRAMES.has(code) || code > SCAN;
}
