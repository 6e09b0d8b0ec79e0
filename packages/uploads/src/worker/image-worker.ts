import type { ImageCanvas } from '../processing/image-canvas.ts';
import { encodedImage } from '../processing/encoded-image.ts';
import type { InspectedImage } from '../image/inspect-image.ts';
import { ImageError } from '../image/image-error.ts';
import { decodeImage } from './decode-image.ts';
import type { Numbered, ImageResponse, ImageRequest } from './messages.ts';
import { offscreenCanvas } from './offscreen-canvas.ts';

/** One worker per image: terminating it frees everything at once. */
let opened: { image: InspectedImage; canvas: ImageCanvas } | null = null;

async function open(image: InspectedImage): Promise<ImageResponse> {
  const canvas = offscreenCanvas(await decodeImage(image));
  opened = { image, canvas };
  const { width, height } = canvas;
  return { opened: { width, height, preview: await previewOf(image, canvas) } };
}

async function handle(request: ImageRequest): Promise<ImageResponse> {
  try {
    if ('open' in request) return await open(request.open);
    if (!opened) throw new ImageError('unreadable');
    return { reduced: await encodedImage(opened.image, opened.canvas, request.reduce) };
  } catch (error) {
    return { problem: error instanceof ImageError ? error.problem : 'notReduced' };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Numbered<ImageRequest>>) => {
  void handle(data.message).then((message) => globalThis.postMessage({ id: data.id, message }, {}));
});

/** A JPEG to show; the original where the browser spoils what is drawn. Throws an `ImageError` where that cannot be sent. */
async function previewOf({ file, isSendable }: InspectedImage, canvas: ImageCanvas): Promise<Blob> {
  if (canvas.isFaithful) return canvas.preview();
  if (!isSendable) throw new ImageError('canvasNoise');
  return file;
}
