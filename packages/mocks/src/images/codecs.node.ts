import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Codecs } from '@huella/server/documents';
import { loadJpegModules } from '@huella/personas/jpeg-modules';

const { resolve } = createRequire(import.meta.url);

/** The WASM is in the installed packages. */
export const codecs: Codecs = {
  jpeg: loadJpegModules,
  webp: () => compiled('@jsquash/webp/codec/dec/webp_dec.wasm'),
  heic: () => compiled('libheif-js/libheif-wasm/libheif.wasm'),
};

async function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(resolve(file)));
}
