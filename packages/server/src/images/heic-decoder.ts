import { emscriptenOptions } from './open-wasm.ts';
import type { PixelBuffer, Size } from './pixel-buffer.ts';

const MEMORY_LIMIT = 384 * 1024 * 1024;
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** The images' properties precede their data, near the beginning of a file. */
const PROPERTIES_WITHIN = 1024 * 1024;

/** The used part of libheif-js (LGPL-3.0): https://github.com/catdad-experiments/libheif-js. */
type CreateLibheif = (options: ReturnType<typeof emscriptenOptions>) => {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
};

interface HeifImage {
  get_width(): number;
  get_height(): number;
  /** Fills the pixels, upright; null on failure. */
  display(pixels: PixelBuffer, done: (shown: PixelBuffer | null) => void): void;
}

export function hasHeicSignature(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes.subarray(4, 12));
  return text.startsWith('ftyp') && BRANDS.has(text.slice(4));
}

/** The largest declared width and height, tiles and previews included; null if there is none. */
export function declaredHeicSize(bytes: Uint8Array): Size | null {
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

/** The first image of a HEIC, turned by its `irot` alone: an EXIF orientation would turn it twice. Null for a broken file. */
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
