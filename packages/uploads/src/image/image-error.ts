import { copy } from '../copy.ts';

export type ImageProblem = keyof typeof copy.problems;

export class ImageError extends Error {
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem, options?: ErrorOptions) {
    super(copy.problems[problem], options);
    this.name = 'ImageError';
    this.problem = problem;
  }
}
