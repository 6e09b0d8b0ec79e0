import type { DocumentPolicy } from '@huella/server';
import type { JpegModules } from '@huella/server/images';

export interface CompiledCodecs {
  readonly jpeg: JpegModules;
  readonly png: WebAssembly.Module;
  readonly webp: WebAssembly.Module;
  readonly heic: WebAssembly.Module;
}

/** What the thread of one document gets to work on. */
export interface DocumentWork {
  readonly codecs: CompiledCodecs;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly policy: DocumentPolicy;
}
