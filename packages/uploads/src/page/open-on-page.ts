import { jpegFile } from '../engine/jpeg-file.ts';
import type { EnginePicture } from '../engine/opened-picture.ts';
import { readyPicture } from '../engine/ready-picture.ts';
import type { InspectedPicture } from '../picture/inspect-picture.ts';
import { pageSurface } from './page-surface.ts';

/** For browsers without workers that can draw: the same rules on the page itself. */
export async function openOnPage(picture: InspectedPicture): Promise<EnginePicture> {
  const surface = await pageSurface(picture.file);
  const { width, height, close } = surface;
  return {
    width,
    height,
    preview: await surface.preview(),
    reduce: async (area) => jpegFile(await readyPicture(picture, surface, area), picture.file),
    close,
  };
}
