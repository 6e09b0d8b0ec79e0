import type { Area } from '../processing/area.ts';
import type { InspectedImage } from '../image/inspect-image.ts';
import type { ImageProblem } from '../image/image-error.ts';

export type ImageRequest = { open: InspectedImage } | { reduce: Area };

interface OpenResponse {
  width: number;
  height: number;
  preview: Blob;
}

export type ImageResponse = { opened: OpenResponse } | { reduced: Blob } | { problem: ImageProblem };

export interface Numbered<Message> {
  id: number;
  message: Message;
}
