import { readFile } from 'node:fs/promises';
import type { JpegModules } from '@huella/server/images';

export async function loadJpegModules(): Promise<JpegModules> {
  const [decoder, encoder] = await Promise.all([compiled('dec'), compiled('enc')]);
  return { decoder, encoder };
}

async function compiled(kind: 'dec' | 'enc'): Promise<WebAssembly.Module> {
  const file = import.meta.resolve(`@jsquash/jpeg/codec/${kind}/mozjpeg_${kind}.wasm`);
  return WebAssembly.compile(await readFile(new URL(file)));
}
