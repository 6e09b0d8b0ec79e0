import type { Area } from '../processing/area.ts';
import type { InspectedImage } from '../image/inspect-image.ts';
import type { ImageProblem } from '../image/image-error.ts';

/** What the page asks of the worker: first to open a picture, then any number of times for the JPEG of an area. */
export type ImageRequest = { open: InspectedImage } | { reduce: Area };

/** How a picture looks once it is open. */
interface OpenResponse {
  width: number;
  height: number;
  preview: Blob;
}

export type ImageResponse = { opened: OpenResponse } | { reduced: Blob } | { problem: ImageProblem };

/** Question and answer know each other by a number. */
export interface Numbered<Message> {
  id: number;
  message: Message;
}
