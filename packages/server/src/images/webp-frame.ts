import type { Size } from './pixel-buffer.ts';

const HEADER = 12;
const CHUNK_HEADER = 8;
const FRAME_HEADER = 16;
const VP8_START_CODE = 0x9d012a;
const VP8L_SIGNATURE = 0x2f;
/** Of the flags of a `VP8X` chunk. */
const ALPHA_FLAG = 0x10;
/** Width and height have 14 bits each. */
const DIMENSION_MASK = 0x3fff;

export interface WebpFrame {
  readonly size: Size;
  /** A WebP file of this frame alone. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Chunk {
  readonly fourCc: string;
  readonly bytes: Uint8Array;
  readonly payload: Uint8Array;
}

export function hasWebpSignature(bytes: Uint8Array): boolean {
  return fourCcAt(bytes, 0) === 'RIFF' && fourCcAt(bytes, 8) === 'WEBP';
}

/** Extracts the first frame as a WebP of its own: the decoder rejects animations, and this drops the metadata. Null if there is none. */
export function firstFrame(bytes: Uint8Array): WebpFrame | null {
  const chunks = chunksOf(bytes.subarray(HEADER));
  const animated = chunks.find(({ fourCc }) => fourCc === 'ANMF');
  const frame = animated ? chunksOf(animated.payload.subarray(FRAME_HEADER)) : chunks;
  const image = frame.find(({ fourCc }) => fourCc === 'VP8 ' || fourCc === 'VP8L');
  const size = image && sizeOf(image);
  if (!image || !size) return null;
  const alphaChunk = frame.find(({ fourCc }) => fourCc === 'ALPH');
  const parts = alphaChunk ? [extendedHeader(size), alphaChunk.bytes, image.bytes] : [image.bytes];
  return { size, bytes: riff(parts) };
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset + CHUNK_HEADER <= bytes.length;) {
    const length = view.getUint32(offset + 4, true);
    const start = offset + CHUNK_HEADER;
    const end = start + length + (length % 2);
    chunks.push({
      fourCc: fourCcAt(bytes, offset),
      bytes: bytes.subarray(offset, end),
      payload: bytes.subarray(start, start + length),
    });
    offset = end;
  }
  return chunks;
}

function sizeOf({ fourCc, payload }: Chunk): Size | null {
  if (payload.length < 10) return null;
  const view = new DataView(payload.buffer, payload.byteOffset);
  if (fourCc === 'VP8L') {
    if (view.getUint8(0) !== VP8L_SIGNATURE) return null;
    const bits = view.getUint32(1, true);
    return { width: (bits & DIMENSION_MASK) + 1, height: ((bits >>> 14) & DIMENSION_MASK) + 1 };
  }
  if (view.getUint32(3) >>> 8 !== VP8_START_CODE) return null;
  return {
    width: view.getUint16(6, true) & DIMENSION_MASK,
    height: view.getUint16(8, true) & DIMENSION_MASK,
  };
}

/** Marks the image as having an alpha channel. */
function extendedHeader({ width, height }: Size): Uint8Array {
  const chunk = new Uint8Array(CHUNK_HEADER + 10);
  const view = new DataView(chunk.buffer);
  chunk.set(new TextEncoder().encode('VP8X'));
  view.setUint32(4, 10, true);
  view.setUint8(8, ALPHA_FLAG);
  view.setUint32(12, width - 1, true);
  view.setUint16(15, (height - 1) & 0xffff, true);
  view.setUint8(17, (height - 1) >> 16);
  return chunk;
}

function riff(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(HEADER + length);
  bytes.set(new TextEncoder().encode('RIFF'));
  new DataView(bytes.buffer).setUint32(4, 4 + length, true);
  bytes.set(new TextEncoder().encode('WEBP'), 8);
  let offset = HEADER;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function fourCcAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}
