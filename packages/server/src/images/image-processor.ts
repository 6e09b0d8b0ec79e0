import type { ImageProcessor } from '../ports.ts';
import type { JpegModules } from './jpeg-codec.ts';
import { petPhoto, processImage } from './process-image.ts';

export function createImageProcessor(load: () => Promise<JpegModules>): ImageProcessor {
  let loading: Promise<JpegModules> | undefined;
  return { process: async (bytes) => processImage(await (loading ??= load()), bytes, petPhoto) };
}
