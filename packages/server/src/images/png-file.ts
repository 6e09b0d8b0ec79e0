import { crc32 } from './crc32.ts';
import type { Size } from './pixel-buffer.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A chunk has its length and name before the content, and its checksum after it. */
const CHUNK_HEADER = 8;
const CHECKSUM = 4;
/** The header is the first chunk; its size is at a fixed offset. */
const WIDTH_OFFSET = 16;
const HEADER_END = 33;

/** Samples per pixel, by colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

export interface PngFile extends Size {
  readonly depth: number;
  /** 0 grey, 2 colours, 3 a palette, 4 grey and opacity, 6 colours and opacity. */
  readonly colour: number;
  readonly channels: number;
  readonly isInterlaced: boolean;
  /** Red, green and blue of each entry. */
  readonly palette: Uint8Array;
  /** The opacity of the palette's entries, or the transparent colour. */
  readonly transparency: Uint8Array | null;
  /** Deflated, in pieces. */
  readonly data: readonly Uint8Array[];
}

export function hasPngSignature(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/** Null for a truncated header. */
export function declaredPngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < HEADER_END) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(WIDTH_OFFSET), height: view.getUint32(WIDTH_OFFSET + 4) };
}

/** Reads a PNG, of an animated one the still image; null for a damaged or unknown one. */
export function readPng(bytes: Uint8Array): PngFile | null {
  const size = declaredPngSize(bytes);
  if (!size) return null;
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = bytes.subarray(
    WIDTH_OFFSET + 8,
    HEADER_END,
  );
  const channels = CHANNELS[colour];
  if (channels === undefined || !DEPTHS[colour]?.includes(depth)) return null;
  if (compression !== 0 || filter !== 0 || interlace > 1) return null;
  const file = { ...size, depth, colour, channels, isInterlaced: interlace === 1 };
  const parts = readChunks(bytes);
  return parts && { ...file, ...parts };
}

function readChunks(bytes: Uint8Array): Pick<PngFile, 'palette' | 'transparency' | 'data'> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let palette: Uint8Array = new Uint8Array();
  let transparency: Uint8Array | null = null;
  const data: Uint8Array[] = [];
  for (let offset = SIGNATURE.length; offset + CHUNK_HEADER <= bytes.length;) {
    const start = offset + CHUNK_HEADER;
    const end = start + view.getUint32(offset);
    const name = String.fromCharCode(...bytes.subarray(offset + 4, start));
    if (name === 'IEND') break;
    if (end + CHECKSUM > bytes.length) return null;
    // A capital letter marks a critical chunk.
    if (/^[A-Z]/.test(name) && crc32(bytes.subarray(offset + 4, end)) !== view.getUint32(end)) return null;
    if (name === 'PLTE') palette = bytes.subarray(start, end);
    if (name === 'tRNS') transparency = bytes.subarray(start, end);
    if (name === 'IDAT') data.push(bytes.subarray(start, end));
    offset = end + CHECKSUM;
  }
  return { palette, transparency, data };
}
