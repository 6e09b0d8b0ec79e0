import { getDocument, PasswordResponses, type PDFDocumentProxy } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs';
import { PdfError } from './pdf-problem.ts';
import { BuildFiles, NoFilters, WorkerCanvases } from './worker-factories.ts';

globalThis.pdfjsWorker = { WorkerMessageHandler };

/** More pages than this are no receipt, and a file may lie about their number. */
const MOST_PAGES = 60;
/** Pixels of a picture in a page: a sheet scanned with 600 dots per inch has 35 million. */
const MOST_IMAGE_PIXELS = 60_000_000;

/** Opens a PDF in this worker. Throws a `PdfError`: a password is needed or wrong, or the file is damaged. */
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
