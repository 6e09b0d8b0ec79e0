import type { ImageProcessor } from '../ports.ts';
import type { JpegModules } from './jpeg-codec.ts';
import { petPhoto, processImage } from './process-image.ts';

/** An image processor on the calling thread, for runtimes without an event loop to protect: browsers and tests. */
export function createImageProcessor(load: () => Promise<JpegModules>): ImageProcessor {
  let loading: Promise<JpegModules> | undefined;
  return { process: async (bytes) => processImage(await (loading ??= load()), bytes, petPhoto) };
}
