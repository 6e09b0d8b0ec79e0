/** A JPEG on a page, in shares of the page's image: `{ left: 0, top: 0, width: 1, height: 1 }` is all of it. */
interface PageDetail {
  jpeg: Uint8Array<ArrayBuffer>;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PdfPage {
  jpeg: Uint8Array<ArrayBuffer>;
  details: readonly PageDetail[];
  /** Clockwise quarter turns for the viewer, for a photo kept as the camera stored it. */
  quarters?: number;
}
