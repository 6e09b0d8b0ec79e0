import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { contextOf, pixelsOf, whiteCanvas } from '../worker/canvases.ts';

/** Limits a page of one point, which would otherwise be drawn as a page of nothing. */
const LARGEST_SCALE = 8;

/** `1` is the first page. Null when nothing was drawn: pdf.js draws a white page where it cannot decode an image. */
export async function drawPdfPage(
  document: PDFDocumentProxy,
  number: number,
  side: number,
): Promise<OffscreenCanvas | null> {
  const page = await document.getPage(number);
  try {
    const canvas = await render(page, side);
    return hasInk(pixelsOf(canvas)) ? canvas : null;
  } finally {
    page.cleanup();
  }
}

async function render(page: PDFPageProxy, side: number): Promise<OffscreenCanvas> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(LARGEST_SCALE, side / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = whiteCanvas(viewport);
  // pdf.js accepts a worker's context too, but its types only know the page's.
  const context: unknown = contextOf(canvas);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const canvasContext = context as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, background: '#fff' }).promise;
  return canvas;
}

function hasInk({ data }: ImageData): boolean {
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 720) return true;
  return false;
}
