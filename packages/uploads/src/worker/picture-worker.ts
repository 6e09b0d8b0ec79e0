import type { PictureSurface } from '../engine/picture-surface.ts';
import { readyPicture } from '../engine/ready-picture.ts';
import type { InspectedPicture } from '../picture/inspect-picture.ts';
import { PictureError } from '../picture/picture-error.ts';
import { decodePicture } from './decode-picture.ts';
import type { Numbered, PictureAnswer, PictureQuestion } from './messages.ts';
import { offscreenSurface } from './offscreen-surface.ts';

/** One worker opens one picture, so that ending it frees everything at once. */
let opened: { picture: InspectedPicture; surface: PictureSurface } | null = null;

async function open(picture: InspectedPicture): Promise<PictureAnswer> {
  const surface = offscreenSurface(await decodePicture(picture));
  opened = { picture, surface };
  const { width, height } = surface;
  return { opened: { width, height, preview: await surface.preview() } };
}

async function answer(question: PictureQuestion): Promise<PictureAnswer> {
  try {
    if ('open' in question) return await open(question.open);
    if (!opened) throw new PictureError('unreadable');
    return { reduced: await readyPicture(opened.picture, opened.surface, question.reduce) };
  } catch (error) {
    return { problem: error instanceof PictureError ? error.problem : 'notReduced' };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Numbered<PictureQuestion>>) => {
  void answer(data.message).then((message) => globalThis.postMessage({ id: data.id, message }, {}));
});
