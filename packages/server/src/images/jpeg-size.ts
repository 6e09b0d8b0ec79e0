import type { Size } from './pixel-buffer.ts';

const MARKER = 0xff;
const START = 0xd8;
const SCAN = 0xda;
/** Markers from C0 to CF that do not begin a frame: Huffman tables, an extension, arithmetic tables. */
const NON_FRAME_MARKERS = new Set([0xc4, 0xc8, 0xcc]);

/** Detects a JPEG by its first bytes, whatever its name and declared type say. */
export function hasJpegSignature(bytes: Uint8Array): boolean {
  return bytes[0] === MARKER && bytes[1] === START && bytes[2] === MARKER;
}

/** Reads a JPEG's declared size from the frame header without decoding; null for malformed segments. */
export function declaredJpegSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 2;
  while (offset + 9 < bytes.length && bytes[offset] === MARKER) {
    const code = view.getUint8(offset + 1);
    if (code === MARKER) offset += 1;
    else if (isFrame(code)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    else if (!hasLength(code)) return null;
    else offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && !NON_FRAME_MARKERS.has(code);
}

/** Segments that may precede the frame. Scans may not, and the other markers have no length. */
function hasLength(code: number): boolean {
  return NON_FRAME_MARKERS.has(code) || code > SCAN;
}
