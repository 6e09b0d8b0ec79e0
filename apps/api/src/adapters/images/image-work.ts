import type { JpegModules } from '@huella/server/images';

/** What the thread of one picture gets to work on. */
export interface ImageWork {
  readonly modules: JpegModules;
  readonly bytes: Uint8Array;
}
