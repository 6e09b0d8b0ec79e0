import type { ImageProblem } from '@huella/uploads/imaging';
import type { PdfLook } from '../documents/look-at-pdf.ts';
import type { PdfProblem } from '../documents/pdf-problem.ts';
import type { PageOrder, PreparedPage } from '../picture/prepare-page.ts';

/** What the page may ask of a paper worker. A PDF is opened first and then looked at. */
export interface PaperQuestions {
  preparePage: PageOrder;
  openPdf: { file: Blob; password?: string };
  lookAtPdf: { readsCodes: boolean };
}

/** What the worker answers to each. */
export interface PaperAnswers {
  preparePage: PreparedPage;
  openPdf: OpenedPdf;
  lookAtPdf: PdfLook;
}

/** A PDF that could be opened. */
export interface OpenedPdf {
  pages: number;
  /** The file without its password, where it had one. */
  unlocked: Blob | null;
}

export type PaperQuestion = keyof PaperQuestions;

export type PaperRequest = {
  [Name in PaperQuestion]: { name: Name; question: PaperQuestions[Name] };
}[PaperQuestion];

/** A question, with the number that its answer will have. */
export type PaperMessage = PaperRequest & { id: number };

export type PaperReply =
  | { id: number; answer: PaperAnswers[PaperQuestion] }
  | { id: number; imageProblem: ImageProblem }
  | { id: number; pdfProblem: PdfProblem };
