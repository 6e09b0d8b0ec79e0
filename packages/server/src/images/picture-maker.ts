import type { PictureMaker } from '../ports.ts';
import type { JpegModules } from './jpeg-codec.ts';
import { makePicture } from './make-picture.ts';

/** A picture maker that works where it stands, for homes without an event loop to protect: browsers and tests. */
export function createPictureMaker(load: () => Promise<JpegModules>): PictureMaker {
  let loading: Promise<JpegModules> | undefined;
  return { make: async (bytes) => makePicture(await (loading ??= load()), bytes) };
}
