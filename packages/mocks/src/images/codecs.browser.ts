import type { Codecs } from '@huella/server/documents';
import webpUrl from '@jsquash/webp/codec/dec/webp_dec.wasm?url';
import heicUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { loadJpegModules } from '@huella/personas/jpeg-modules';

/** Each codec is fetched on demand. */
export const codecs: Codecs = {
  jpeg: loadJpegModules,
  webp: () => compiled(webpUrl),
  heic: () => compiled(heicUrl),
};

async function compiled(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  return WebAssembly.compile(await response.arrayBuffer());
}
