import type { JpegModules } from '@huella/server/images';

export interface ImageWork {
  readonly modules: JpegModules;
  readonly bytes: Uint8Array;
}
