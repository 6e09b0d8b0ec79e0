import { decode, initSync } from '@jsquash/png/codec/pkg/squoosh_png.js';
import type { PixelBuffer, Size } from './pixel-buffer.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The header is the first chunk; its size stands at a fixed place. */
const WIDTH_AT = 16;
const HEADER_END = 33;

export function startsLikePng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/** The width and height that a PNG claims; null where it ends before. */
export function claimedPngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < HEADER_END) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(WIDTH_AT), height: view.getUint32(WIDTH_AT + 4) };
}

/** The pixels of a PNG of any depth, of an animated one the still picture; null for a file that is broken or cut off. */
export function decodePng(module: WebAssembly.Module, bytes: Uint8Array): PixelBuffer | null {
  try {
    initSync(module);
    const { data, width, height } = decode(bytes);
    return { data, width, height };
  } catch {
    return null;
  }
}
