import { ApiError } from './api-error.ts';

/** In milliseconds: above a pause of a bad network, far below the time for which a lost phone's connection stays open. */
const LONGEST_SILENCE = 40_000;

/** Throws 503 when nothing arrives in time (milliseconds), because a silent sender occupies the upload gate. A retry may succeed. */
export async function withIdleTimeout<Result>(
  work: Promise<Result> | undefined,
  longest = LONGEST_SILENCE,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('unavailable', { headers: { 'Retry-After': '5' } })),
      longest,
    );
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
