import { declaredHeicSize, decodeHeic } from './heic-decoder.ts';
import { decodeJpeg, type JpegModules } from './jpeg-codec.ts';
import { countScans } from './jpeg-scans.ts';
import { declaredJpegSize } from './jpeg-size.ts';
import type { PixelBuffer, Size } from './pixel-buffer.ts';
import { decodePng } from './png-decoder.ts';
import { declaredPngSize } from './png-file.ts';
import { declaredWebpSize, decodeWebp } from './webp-decoder.ts';

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic';

export interface Codecs {
  jpeg(): Promise<JpegModules>;
  /** `codec/dec/webp_dec.wasm` of `@jsquash/webp`. */
  webp(): Promise<WebAssembly.Module>;
  /** `libheif-wasm/libheif.wasm` of `libheif-js`. */
  heic(): Promise<WebAssembly.Module>;
}

type CodecsFor<Kind extends ImageKind> = Pick<Codecs, Extract<Kind, keyof Codecs>>;

interface Format<Kind extends ImageKind> {
  readonly declaredSize: (bytes: Uint8Array) => Size | null;
  /** PNG shrinks to the longest side while decoding; the others keep their size. */
  readonly decode: (
    codecs: CodecsFor<Kind>,
    bytes: Uint8Array,
    longestSide: number,
  ) => Promise<PixelBuffer | null>;
}

/** Cameras and programs write about ten. Each costs up to a tenth of a second, and may be twenty bytes long. */
const MAXIMUM_SCANS = 32;

const formats: { readonly [Kind in ImageKind]: Format<Kind> } = {
  jpeg: {
    declaredSize: (bytes) => (countScans(bytes) > MAXIMUM_SCANS ? null : declaredJpegSize(bytes)),
    decode: async (codecs, bytes) => decodeJpeg(await codecs.jpeg(), bytes),
  },
  png: {
    declaredSize: declaredPngSize,
    decode: (_, bytes, longestSide) => decodePng(bytes, longestSide),
  },
  webp: {
    declaredSize: declaredWebpSize,
    decode: async (codecs, bytes) => decodeWebp(await codecs.webp(), bytes),
  },
  heic: {
    declaredSize: declaredHeicSize,
    decode: async (codecs, bytes) => decodeHeic(await codecs.heic(), bytes),
  },
};

/** In pixels; a JPEG's own maximum. Codecs hold whole rows, of a one-row image all of it several times. */
const MAXIMUM_DIMENSION = 65_535;
const OPAQUE = 255;

interface DecodeLimits {
  readonly maximumPixels: number;
  readonly longestSide: number;
}

/** Upright and on white. `too_large`: above the limit, not decoded; `broken`: without a size, or damaged. */
export async function decodeImage<Kind extends ImageKind>(
  codecs: CodecsFor<Kind>,
  kind: Kind,
  bytes: Uint8Array,
  { maximumPixels, longestSide }: DecodeLimits,
): Promise<PixelBuffer | { readonly rejected: 'broken' | 'too_large' }> {
  const format: Format<Kind> = formats[kind];
  const size = format.declaredSize(bytes);
  if (size === null || size.width * size.height === 0) return { rejected: 'broken' };
  if (size.width * size.height > maximumPixels) return { rejected: 'too_large' };
  if (Math.max(size.width, size.height) > MAXIMUM_DIMENSION) return { rejected: 'too_large' };
  const pixels = await format.decode(codecs, bytes, longestSide);
  if (pixels === null) return { rejected: 'broken' };
  flattenOnWhite(pixels);
  return pixels;
}

/** Puts transparent pixels on white, in place: a JPEG would show them black. */
function flattenOnWhite({ data }: PixelBuffer): void {
  for (let at = 3; at < data.length; at += 4) {
    const opacity = data[at] ?? OPAQUE;
    if (opacity === OPAQUE) continue;
    for (let channel = at - 3; channel < at; channel += 1)
      data[channel] = OPAQUE + (((data[channel] ?? 0) - OPAQUE) * opacity) / OPAQUE;
    data[at] = OPAQUE;
  }
}
