import { emscriptenOptions } from './open-wasm.ts';
import type { PixelBuffer, Size } from './pixel-buffer.ts';

const MEMORY_LIMIT = 384 * 1024 * 1024;
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** The properties of the pictures come before their data, within the first part of a file. */
const PROPERTIES_WITHIN = 1024 * 1024;

/** The part of libheif-js (LGPL-3.0) that is used: https://github.com/catdad-experiments/libheif-js. */
type CreateLibheif = (options: ReturnType<typeof emscriptenOptions>) => {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
};

interface HeifImage {
  get_width(): number;
  get_height(): number;
  /** Fills the pixels, upright; null when it cannot. */
  display(pixels: PixelBuffer, done: (shown: PixelBuffer | null) => void): void;
}

export function startsLikeHeic(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes.subarray(4, 12));
  return text.startsWith('ftyp') && BRANDS.has(text.slice(4));
}

/** The largest width and height that a HEIC claims for any picture in it, tiles and previews included; null where it claims none. */
export function claimedHeicSize(bytes: Uint8Array): Size | null {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, PROPERTIES_WITHIN));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest: Size | null = null;
  for (const { index } of text.matchAll(/ispe\0{4}/g)) {
    if (index + 16 > bytes.length) break;
    const size = { width: view.getUint32(index + 8), height: view.getUint32(index + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/**
 * The pixels of a HEIC's first picture, turned as its `irot` says: an EXIF orientation beside that was applied already (turning by both
 * would turn twice). Null for a file that is broken or cut off.
 */
export async function decodeHeic(module: WebAssembly.Module, bytes: Uint8Array): Promise<PixelBuffer | null> {
  const { default: factory } = await import('libheif-js/libheif-wasm/libheif.js');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the package leave out what its script adds
  const createLibheif = factory as unknown as CreateLibheif;
  try {
    const libheif = createLibheif(emscriptenOptions(module, MEMORY_LIMIT));
    const [image] = new libheif.HeifDecoder().decode(bytes);
    if (!image) return null;
    const [width, height] = [image.get_width(), image.get_height()];
    const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
    return await new Promise((resolve) => {
      image.display(pixels, resolve);
    });
  } catch {
    return null;
  }
}
