import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { JpegModules } from '@huella/server/images';

const { resolve } = createRequire(import.meta.url);

/** The WASM is in the installed package. */
export async function loadJpegModules(): Promise<JpegModules> {
  const [decoder, encoder] = await Promise.all([compiled('dec'), compiled('enc')]);
  return { decoder, encoder };
}

async function compiled(kind: 'dec' | 'enc'): Promise<WebAssembly.Module> {
  const bytes = await readFile(resolve(`@jsquash/jpeg/codec/${kind}/mozjpeg_${kind}.wasm`));
  return WebAssembly.compile(bytes);
}
