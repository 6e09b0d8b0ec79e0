import { readFile } from 'node:fs/promises';
import type { Codecs } from '@huella/server/documents';
import { loadJpegModules } from './load-jpeg-modules.ts';

/** Every codec, from the installed packages. */
export const nodeCodecs: Codecs = {
  jpeg: loadJpegModules,
  webp: () => compiled(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')),
  heic: () => compiled(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')),
};

async function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(file)));
}
