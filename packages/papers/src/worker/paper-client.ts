import { ImageError } from '@huella/uploads/imaging';
import type { PdfInspection } from '../documents/inspect-pdf.ts';
import { PdfError } from '../documents/pdf-problem.ts';
import type { PreparedPage } from '../image/prepare-page.ts';
import type { OpenedPdf, PaperResults, PaperCall, PaperCalls, PaperReply, PaperRequest } from './messages.ts';

/** Milliseconds after which a worker counts as stuck: a slow phone takes some seconds for 50 megapixels. */
const PHOTO_TIMEOUT = 45_000;
/** Milliseconds: a PDF that takes longer is malicious or too slow to show. */
const PDF_TIMEOUT = 15_000;

/** Requests for one file. Rejects with an `ImageError` or a `PdfError`, also after a crash (out of memory) or a timeout. */
export interface PaperClient {
  preparePage: (order: PaperCalls['preparePage']) => Promise<PreparedPage>;
  openPdf: (input: PaperCalls['openPdf']) => Promise<OpenedPdf>;
  inspectPdf: (input: PaperCalls['inspectPdf']) => Promise<PdfInspection>;
  /** Terminates the worker, which frees its memory; pending requests reject. */
  close: () => void;
}

interface Failures {
  stuck: Error;
  notLoaded: Error;
}

const photoFailures = (): Failures => ({
  stuck: new ImageError('notReduced'),
  notLoaded: new ImageError('notLoaded'),
});
const pdfFailures = (): Failures => ({ stuck: new PdfError('slow'), notLoaded: new PdfError('notLoaded') });

/** Starts one worker per file, so that ending it frees everything at once. */
export function createPaperClient(): PaperClient {
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module' });
  const closed = new AbortController();
  const send = (request: PaperRequest, timeout: number, failures: Failures) =>
    sendRequest({ worker, request, timeout, failures, closed: closed.signal });
  return {
    preparePage: async (input) => {
      const failures = photoFailures();
      const result = await send({ name: 'preparePage', input }, PHOTO_TIMEOUT, failures);
      if ('jpeg' in result) return result;
      throw failures.stuck;
    },
    openPdf: async (input) => {
      const failures = pdfFailures();
      const result = await send({ name: 'openPdf', input }, PDF_TIMEOUT, failures);
      if ('unlocked' in result) return result;
      throw failures.stuck;
    },
    inspectPdf: async (input) => {
      const failures = pdfFailures();
      const result = await send({ name: 'inspectPdf', input }, PDF_TIMEOUT, failures);
      if ('preview' in result) return result;
      throw failures.stuck;
    },
    close: () => {
      worker.terminate();
      closed.abort();
    },
  };
}

let lastId = 0;

interface Exchange {
  worker: Worker;
  request: PaperRequest;
  timeout: number;
  failures: Failures;
  closed: AbortSignal;
}

function sendRequest({
  worker,
  request,
  timeout,
  failures: { stuck, notLoaded },
  closed,
}: Exchange): Promise<PaperResults[PaperCall]> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = (error: Error) => {
      controller.abort();
      reject(error);
    };
    const timer = setTimeout(() => {
      worker.terminate();
      fail(stuck);
    }, timeout);
    signal.addEventListener('abort', () => clearTimeout(timer));
    // A crash has an error; code that cannot be loaded, as without a connection, has none.
    const crash = (event: Event) => fail(event instanceof ErrorEvent ? stuck : notLoaded);
    worker.addEventListener('error', crash, { signal });
    closed.addEventListener('abort', () => fail(stuck), { signal });
    const read = ({ data }: MessageEvent<PaperReply>) => {
      if (data.id !== id) return;
      if ('imageProblem' in data) return fail(new ImageError(data.imageProblem));
      if ('pdfProblem' in data) return fail(new PdfError(data.pdfProblem));
      controller.abort();
      resolve(data.result);
    };
    worker.addEventListener('message', read, { signal });
    worker.postMessage({ ...request, id }, {});
  });
}
