import type { Area } from './area.ts';

/** A picture that was chosen, decoded and turned upright, until `close()`. */
export interface OpenedPicture {
  width: number;
  height: number;
  /** A JPEG of at most 1200 pixels to look at. */
  preview: Blob;
  /** The JPEG to send of an area of it (D69). Throws a `PictureError`. */
  reduce: (area: Area) => Promise<File>;
  close: () => void;
}
