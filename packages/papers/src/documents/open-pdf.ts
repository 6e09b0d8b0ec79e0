import { getDocument, PasswordResponses, type PDFDocumentProxy } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs';
import { PdfError } from './pdf-problem.ts';
import { BuildFiles, NoFilters, WorkerCanvases } from './worker-factories.ts';

globalThis.pdfjsWorker = { WorkerMessageHandler };

/** A receipt has fewer pages, and a file may lie about its number. */
const MOST_PAGES = 60;
/** Pixels of an image: a sheet scanned at 600 dpi has 35 million. */
const MOST_IMAGE_PIXELS = 60_000_000;

/** Opens a PDF in this worker. Throws a `PdfError`: password needed or wrong, or damaged file. */
export async function openPdf(file: Blob, password?: string): Promise<PDFDocumentProxy> {
  const opening = getDocument({
    data: await file.arrayBuffer(),
    ...(password !== undefined && { password }),
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    BinaryDataFactory: BuildFiles,
    wasmUrl: './',
    standardFontDataUrl: './',
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: MOST_IMAGE_PIXELS,
    canvasMaxAreaInBytes: 256_000_000,
    verbosity: 0,
  });
  try {
    const document = await opening.promise;
    if (document.numPages < 1) throw new PdfError('damaged');
    if (document.numPages > MOST_PAGES) throw new PdfError('tooManyPages');
    return document;
  } catch (error) {
    await opening.destroy();
    throw error instanceof PdfError ? error : new PdfError(problemOf(error), { cause: error });
  }
}

function problemOf(error: unknown) {
  if (!(error instanceof Error) || error.name !== 'PasswordException') return 'damaged';
  const isWrong = 'code' in error && error.code === PasswordResponses.INCORRECT_PASSWORD;
  return isWrong ? 'passwordWrong' : 'passwordNeeded';
}
