import { readFile } from 'node:fs/promises';
import type { Codecs } from '@huella/server/documents';
import { loadJpegModules } from '../images/jpeg-modules.ts';

/** Compiled per file: the memory is freed with the file's thread. */
export const codecs: Codecs = {
  jpeg: loadJpegModules,
  webp: () => compiled(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')),
  heic: () => compiled(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')),
};

async function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(file)));
}
