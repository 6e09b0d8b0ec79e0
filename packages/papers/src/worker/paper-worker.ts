import { ImageError } from '@huella/uploads/imaging';
import { PdfError } from '../documents/pdf-problem.ts';
import { preparePage } from '../image/prepare-page.ts';
import type { OpenedPdf, PaperResults, PaperMessage, PaperCall, PaperCalls, PaperReply } from './messages.ts';

/** Kept for later requests. The PDF code (1.7 MB) is loaded with the first of them. */
let inspect: ((input: PaperCalls['inspectPdf']) => Promise<PaperResults['inspectPdf']>) | null = null;

async function open({ file, password }: PaperCalls['openPdf']): Promise<OpenedPdf> {
  const [{ openPdf }, { inspectPdf }] = await loadPdfCode();
  const document = await openPdf(file, password);
  inspect = ({ readsQrCodes }) => inspectPdf(document, readsQrCodes);
  const unlocked = password === undefined ? null : await unlock(file, password);
  return { pages: document.numPages, unlocked };
}

function loadPdfCode() {
  return Promise.all([import('../documents/open-pdf.ts'), import('../documents/inspect-pdf.ts')]).catch(
    (cause: unknown) => {
      throw new PdfError('notLoaded', { cause });
    },
  );
}

async function unlock(file: Blob, password: string): Promise<Blob> {
  try {
    const { unlockPdf } = await import('../documents/unlock-pdf.ts');
    return await unlockPdf(file, password);
  } catch (error) {
    throw new PdfError('notUnlocked', { cause: error });
  }
}

async function run(message: PaperMessage): Promise<PaperResults[PaperCall]> {
  if (message.name === 'preparePage') return preparePage(message.input);
  if (message.name === 'openPdf') return open(message.input);
  if (!inspect) throw new PdfError('damaged');
  return inspect(message.input);
}

async function replyTo(message: PaperMessage): Promise<PaperReply> {
  try {
    return { id: message.id, result: await run(message) };
  } catch (error) {
    if (error instanceof PdfError) return { id: message.id, pdfProblem: error.problem };
    const imageProblem = error instanceof ImageError ? error.problem : 'notReduced';
    return { id: message.id, imageProblem };
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PaperMessage>) => {
  void replyTo(data).then((reply) => globalThis.postMessage(reply, {}));
});
