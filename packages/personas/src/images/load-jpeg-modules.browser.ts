import type { JpegModules } from '@huella/server/images';
import decoderUrl from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?url';
import encoderUrl from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url';

/** The bundler provides the WASM's URL. */
export async function loadJpegModules(): Promise<JpegModules> {
  const [decoder, encoder] = await Promise.all([compiled(decoderUrl), compiled(encoderUrl)]);
  return { decoder, encoder };
}

async function compiled(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  return WebAssembly.compile(await response.arrayBuffer());
}
