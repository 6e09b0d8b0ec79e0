/** A JPEG on a page, in shares of the page's picture: `{ left: 0, top: 0, width: 1, height: 1 }` is all of it. */
interface PageDetail {
  jpeg: Uint8Array<ArrayBuffer>;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One page of a paper: its photo, and what is laid over it with more pixels, such as a code too fine for the photo. */
export interface PdfPage {
  jpeg: Uint8Array<ArrayBuffer>;
  details: readonly PageDetail[];
  /** Quarters to the right by which a viewer turns the page: for a photo that goes in as the camera stored it. */
  quarters?: number;
}
