import type { ImageProblem } from '@huella/uploads/imaging';
import type { PdfInspection } from '../documents/inspect-pdf.ts';
import type { PdfProblem } from '../documents/pdf-problem.ts';
import type { PageOrder, PreparedPage } from '../image/prepare-page.ts';

/** Requests to a paper worker. A PDF is opened before it is inspected. */
export interface PaperCalls {
  preparePage: PageOrder;
  openPdf: { file: Blob; password?: string };
  inspectPdf: { readsQrCodes: boolean };
}

export interface PaperResults {
  preparePage: PreparedPage;
  openPdf: OpenedPdf;
  inspectPdf: PdfInspection;
}

export interface OpenedPdf {
  pages: number;
  unlocked: Blob | null;
}

export type PaperCall = keyof PaperCalls;

export type PaperRequest = {
  [Name in PaperCall]: { name: Name; input: PaperCalls[Name] };
}[PaperCall];

export type PaperMessage = PaperRequest & { id: number };

export type PaperReply =
  | { id: number; result: PaperResults[PaperCall] }
  | { id: number; imageProblem: ImageProblem }
  | { id: number; pdfProblem: PdfProblem };
