import openDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import openEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { defaultOptions } from '@jsquash/jpeg/meta.js';
import { emscriptenOptions } from './open-wasm.ts';
import type { PixelBuffer } from './pixel-buffer.ts';

/** MozJPEG as WASM: `codec/dec/mozjpeg_dec.wasm` and `codec/enc/mozjpeg_enc.wasm` of `@jsquash/jpeg`. */
export interface JpegModules {
  readonly decoder: WebAssembly.Module;
  readonly encoder: WebAssembly.Module;
}

/** Room for the pixels of the largest image, and for all coefficients of a progressive one. */
const MEMORY_LIMIT = 384 * 1024 * 1024;
/** The decoder fills gaps with grey and only warns. Extra bytes before the end are harmless: cameras write them. */
const DAMAGE = /Premature end|Corrupt JPEG data(?!.*extraneous bytes before marker 0xd9)/;

/** Decodes upright by the EXIF orientation; null for a broken, truncated or unsupported file. */
export async function decodeJpeg(modules: JpegModules, bytes: Uint8Array): Promise<PixelBuffer | null> {
  const warnings: string[] = [];
  try {
    const decoder = await openDecoder(
      emscriptenOptions(modules.decoder, MEMORY_LIMIT, (text) => warnings.push(text)),
    );
    const image = decoder.decode(new Uint8Array(bytes), true);
    if (image === null || warnings.some((text) => DAMAGE.test(text))) return null;
    return { data: image.data, width: image.width, height: image.height };
  } catch {
    return null;
  }
}

/** Encodes a progressive JPEG without metadata or profile. Quality from 0 to 100. */
export async function encodeJpeg(
  modules: JpegModules,
  { data, width, height }: PixelBuffer,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await openEncoder(emscriptenOptions(modules.encoder, MEMORY_LIMIT));
  return new Uint8Array(encoder.encode(data, width, height, { ...defaultOptions, quality }));
}
