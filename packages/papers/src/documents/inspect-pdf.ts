import type { PDFDocumentProxy } from 'pdfjs-dist';
import { hasFiscalCode, readCodes } from '../codes/read-codes.ts';
import { greyOf } from '../legibility/grey.ts';
import { CHECK_SIDE } from '../legibility/check-legibility.ts';
import { encodeJpeg } from '../image/encode-jpeg.ts';
import { drawn, pixelsOf, release, within } from '../worker/canvases.ts';
import { drawPdfPage } from './draw-pdf-page.ts';

/** Long side in pixels at which codes of scanned pages are readable, and at which a page is shown. */
const READING_SIDE = 3200;
const PREVIEW_SIDE = 1400;
/** An invoice has its code on the first pages. */
const MOST_READ_PAGES = 5;

export interface PdfInspection {
  preview: Blob | null;
  qrCodes: string[];
}

export async function inspectPdf(document: PDFDocumentProxy, readsQrCodes: boolean): Promise<PdfInspection> {
  const first = await drawPdfPage(document, 1, PREVIEW_SIDE);
  const preview = first && (await encodeJpeg(first, 0.85));
  return { preview, qrCodes: readsQrCodes ? await codesOf(document, first) : [] };
}

/** Reads drawn codes from the preview; only scans need more pixels, which take longer. */
async function codesOf(document: PDFDocumentProxy, first: OffscreenCanvas | null): Promise<string[]> {
  const qrCodes = new Set(await codesOn(first));
  const pages = Math.min(document.numPages, MOST_READ_PAGES);
  for (let number = 1; number <= pages && !hasFiscalCode(qrCodes); number += 1)
    for (const text of await codesOn(await drawPdfPage(document, number, READING_SIDE))) qrCodes.add(text);
  return [...qrCodes];
}

async function codesOn(page: OffscreenCanvas | null): Promise<string[]> {
  if (!page) return [];
  const grey = greyOf(pixelsOf(drawn(page, within(page, CHECK_SIDE))));
  const qrCodes = await readCodes(page, grey).catch(() => []);
  release(page);
  return qrCodes.map(({ text }) => text);
}
