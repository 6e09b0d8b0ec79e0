import { readFile } from 'node:fs/promises';
import { loadJpegModules } from '../images/jpeg-modules.ts';
import type { CompiledCodecs } from './document-work.ts';

/** Compiles the WASM of every codec; threads share what was compiled. */
export async function loadCodecs(): Promise<CompiledCodecs> {
  const [jpeg, png, webp, heic] = await Promise.all([
    loadJpegModules(),
    compiled(import.meta.resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')),
    compiled(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')),
    compiled(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')),
  ]);
  return { jpeg, png, webp, heic };
}

async function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(file)));
}
