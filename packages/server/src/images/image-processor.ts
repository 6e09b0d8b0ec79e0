import type { ImageProcessor } from '../ports.ts';
import type { JpegModules } from './jpeg-codec.ts';
import { processImage } from './process-image.ts';

/** A picture maker that works where it stands, for homes without an event loop to protect: browsers and tests. */
export function createImageProcessor(load: () => Promise<JpegModules>): ImageProcessor {
  let loading: Promise<JpegModules> | undefined;
  return { process: async (bytes) => processImage(await (loading ??= load()), bytes) };
}
