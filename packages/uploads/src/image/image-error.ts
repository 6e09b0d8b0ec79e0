import { copy } from '../copy.ts';

/** Why a file cannot be used: the keys of `copy.problems`. */
export type ImageProblem = keyof typeof copy.problems;

/** A file that cannot be used; the message is Spanish and says what to do. */
export class ImageError extends Error {
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem, options?: ErrorOptions) {
    super(copy.problems[problem], options);
    this.name = 'PictureError';
    this.problem = problem;
  }
}
