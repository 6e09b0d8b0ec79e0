import { copy } from '../copy.ts';

/** Why a PDF cannot be used: the keys of `copy.pdfProblems`. */
export type PdfProblem = keyof typeof copy.pdfProblems;

/** A PDF that cannot be used; the message is Spanish and says what to do. */
export class PdfError extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, options?: ErrorOptions) {
    super(copy.pdfProblems[problem], options);
    this.name = 'PdfError';
    this.problem = problem;
  }
}
