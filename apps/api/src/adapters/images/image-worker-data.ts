import type { JpegModules } from '@huella/server/images';

export interface ImageWorkerData {
  readonly modules: JpegModules;
  readonly bytes: Uint8Array;
}
