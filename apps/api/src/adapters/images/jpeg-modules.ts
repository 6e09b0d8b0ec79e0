import { readFile } from 'node:fs/promises';
import type { JpegModules } from '@huella/server/images';

/** Workers share the compiled WASM. */
export async function loadJpegModules(): Promise<JpegModules> {
  const [decoder, encoder] = await Promise.all([
    compiled(import.meta.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
    compiled(import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')),
  ]);
  return { decoder, encoder };
}

async function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(file)));
}
