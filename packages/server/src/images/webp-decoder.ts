import openDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import { emscriptenOptions } from './open-wasm.ts';
import type { PixelBuffer, Size } from './pixel-buffer.ts';
import { firstFrame } from './webp-frame.ts';

const MEMORY_LIMIT = 256 * 1024 * 1024;

export function declaredWebpSize(bytes: Uint8Array): Size | null {
  return firstFrame(bytes)?.size ?? null;
}

/** Decodes a WebP, of an animation the first frame; null for a broken or truncated file. */
export async function decodeWebp(module: WebAssembly.Module, bytes: Uint8Array): Promise<PixelBuffer | null> {
  const frame = firstFrame(bytes);
  if (!frame) return null;
  try {
    const decoder = await openDecoder(emscriptenOptions(module, MEMORY_LIMIT));
    return decoder.decode(frame.bytes);
  } catch {
    return null;
  }
}
