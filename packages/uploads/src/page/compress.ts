import Compressor from 'compressorjs';
import { ImageError } from '../image/image-error.ts';

/** Runs compressorjs once. It reports success with the original file when the canvas fails (O-UP-04). */
export function compress(
  file: Blob,
  { quality, ...maximum }: { quality: number; maxWidth?: number; maxHeight?: number },
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    void new Compressor(file, {
      quality,
      ...maximum,
      mimeType: 'image/jpeg',
      strict: false,
      beforeDraw: (context, { width, height }) => {
        context.fillStyle = '#fff';
        context.fillRect(0, 0, width, height);
      },
      success: (jpeg) => (jpeg === file ? reject(new ImageError('notReduced')) : resolve(jpeg)),
      error: (error) => reject(new ImageError('unreadable', { cause: error })),
    });
  });
}
