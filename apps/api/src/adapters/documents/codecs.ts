import { readFile } from 'node:fs/promises';
import type { Codecs } from '@huella/server/documents';
import { loadJpegModules } from '../images/jpeg-modules.ts';

/** Every codec, compiled for the file that needs it: its memory goes with the thread of that file. */
export const codecs: Codecs = {
  jpeg: loadJpegModules,
  webp: () => compiled(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')),
  heic: () => compiled(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')),
};

async function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(file)));
}
