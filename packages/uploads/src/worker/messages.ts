import type { Area } from '../engine/area.ts';
import type { InspectedPicture } from '../picture/inspect-picture.ts';
import type { PictureProblem } from '../picture/picture-error.ts';

/** What the page asks of the worker: first to open a picture, then any number of times for the JPEG of an area. */
export type PictureQuestion = { open: InspectedPicture } | { reduce: Area };

/** How a picture looks once it is open. */
interface OpenAnswer {
  width: number;
  height: number;
  preview: Blob;
}

export type PictureAnswer = { opened: OpenAnswer } | { reduced: Blob } | { problem: PictureProblem };

/** Question and answer know each other by a number. */
export interface Numbered<Message> {
  id: number;
  message: Message;
}
