import openDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import { emscriptenOptions } from './open-wasm.ts';
import type { PixelBuffer, Size } from './pixel-buffer.ts';
import { firstFrame } from './webp-frame.ts';

const MEMORY_LIMIT = 256 * 1024 * 1024;

/** The width and height of the picture, of an animation those of its first frame; null where there is none. */
export function claimedWebpSize(bytes: Uint8Array): Size | null {
  return firstFrame(bytes)?.size ?? null;
}

/** The pixels of a WebP, of an animation those of its first frame; null for a file that is broken or cut off. */
export async function decodeWebp(module: WebAssembly.Module, bytes: Uint8Array): Promise<PixelBuffer | null> {
  const frame = firstFrame(bytes);
  if (!frame) return null;
  try {
    const decoder = await openDecoder(emscriptenOptions(module, MEMORY_LIMIT));
    return decoder.decode(frame.file);
  } catch {
    return null;
  }
}
