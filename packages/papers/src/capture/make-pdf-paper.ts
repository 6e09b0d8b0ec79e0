import type { PdfContent } from '../prepare/read-pdf.ts';
import type { PreparedPaper } from './make-paper.ts';

/** Pixels of the longer side. */
const THUMBNAIL_SIDE = 320;

export async function makePdfPaper({ file, pages, preview, qrCodes }: PdfContent): Promise<PreparedPaper> {
  return { file, pages, qrCodes, thumbnail: preview && (await toThumbnail(preview)) };
}

async function toThumbnail(preview: Blob): Promise<Blob> {
  const image = await createImageBitmap(preview);
  const scale = Math.min(1, THUMBNAIL_SIDE / Math.max(image.width, image.height));
  const size = { width: Math.ceil(image.width * scale), height: Math.ceil(image.height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
  image.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  return jpeg ?? preview;
}
