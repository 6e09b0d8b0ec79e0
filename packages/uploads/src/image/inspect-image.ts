import { readJpegHeader } from './jpeg-header.ts';
import {
  HEAD_BYTES,
  LARGEST_FILE,
  MAXIMUM_SIDE,
  MOST_PIXELS,
  MOST_SENT_BYTES,
  MOST_SENT_PIXELS,
} from './limits.ts';
import { ImageError } from './image-error.ts';
import { imageKind, type ImageKind } from './image-kind.ts';

export interface InspectedImage {
  file: File;
  kind: ImageKind;
  /** An upright JPEG within 800 × 800: may be sent untouched when it cannot be made smaller (O-UP-03). */
  isWithinLimits: boolean;
  /** A JPEG that the server accepts as it is, for browsers that spoil what is drawn. */
  isSendable: boolean;
}

/** Validates a file before it is decoded. Throws an `ImageError` (O-UP-07, O-UP-12). */
export async function inspectImage(file: File): Promise<InspectedImage> {
  if (file.size === 0) throw new ImageError('empty');
  if (file.size > LARGEST_FILE) throw new ImageError('tooLarge');
  const head = await headOf(file);
  const kind = imageKind(head);
  if (kind === null) throw new ImageError('noImage');
  const size = sizeIn(head, kind);
  if (size && size.width * size.height > MOST_PIXELS) throw new ImageError('tooManyPixels');
  const isJpeg = kind === 'jpeg';
  return { file, kind, isWithinLimits: isJpeg && fits(size), isSendable: isJpeg && isTaken(file, size) };
}

async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch (error) {
    // The file was moved or deleted, or its cloud does not answer.
    throw new ImageError('unreadable', { cause: error });
  }
}

interface Size {
  width: number;
  height: number;
  orientation?: number;
}

function sizeIn(head: Uint8Array, kind: ImageKind): Size | null {
  if (kind === 'jpeg') return readJpegHeader(head);
  if (kind !== 'png' || head.byteLength < 24) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function isTaken({ size: bytes }: File, size: Size | null): boolean {
  return size !== null && bytes <= MOST_SENT_BYTES && size.width * size.height <= MOST_SENT_PIXELS;
}

function fits(size: Size | null): boolean {
  return size !== null && size.orientation === 1 && Math.max(size.width, size.height) <= MAXIMUM_SIDE;
}
