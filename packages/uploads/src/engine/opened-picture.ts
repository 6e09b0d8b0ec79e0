import type { Area } from './area.ts';

/** A picture that was chosen, decoded and turned upright, until `close()`. */
export interface OpenedPicture {
  width: number;
  height: number;
  /** Address of a JPEG of at most 1200 pixels to look at; gone after `close()`. */
  preview: string;
  /** The JPEG to send of an area of it (D69). Throws a `PictureError`. */
  reduce: (area: Area) => Promise<File>;
  close: () => void;
}

/** The same as the worker or the page's fallback gives it. */
export interface EnginePicture extends Omit<OpenedPicture, 'preview'> {
  preview: Blob;
}
