/** The part of libheif-js (LGPL-3.0) that is used: https://github.com/catdad-experiments/libheif-js. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills `pixels`, upright; `shown` is null on failure. */
    display(pixels: ImageData, done: (shown: ImageData | null) => void): void;
    free(): void;
  }
  interface Libheif {
    HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
  }
  export default function createLibheif(options: { wasmBinary: ArrayBuffer }): Libheif;
}
