import type { Area } from './area.ts';

export interface OpenedImage {
  width: number;
  height: number;
  /** Object URL of a JPEG of at most 1200 pixels, revoked by `close()`. */
  preview: string;
  /** Returns the JPEG of an area to send (D69). Throws an `ImageError`. */
  reduce: (area: Area) => Promise<File>;
  close: () => void;
}

export interface DecodedImage extends Omit<OpenedImage, 'preview'> {
  preview: Blob;
}
