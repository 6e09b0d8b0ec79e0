import { copy } from '../copy.ts';

export type PdfProblem = keyof typeof copy.pdfProblems;

export class PdfError extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, options?: ErrorOptions) {
    super(copy.pdfProblems[problem], options);
    this.name = 'PdfError';
    this.problem = problem;
  }
}
