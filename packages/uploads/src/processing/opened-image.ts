import type { Area } from './area.ts';

/** A picture that was chosen, decoded and turned upright, until `close()`. */
export interface OpenedImage {
  width: number;
  height: number;
  /** Address of a JPEG of at most 1200 pixels to look at; gone after `close()`. */
  preview: string;
  /** The JPEG to send of an area of it (D69). Throws a `ImageError`. */
  reduce: (area: Area) => Promise<File>;
  close: () => void;
}

/** The same as the worker or the page's fallback gives it. */
export interface DecodedImage extends Omit<OpenedImage, 'preview'> {
  preview: Blob;
}
