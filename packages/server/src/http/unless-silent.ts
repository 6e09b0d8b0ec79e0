import { ApiError } from './api-error.ts';

/** Longer than a bad network pauses, and far shorter than a phone that is gone keeps its connection open. */
const LONGEST_SILENCE = 40_000;

/**
 * What is waited for, or 503 when nothing comes for too long (milliseconds): a sender that is gone holds its room in the upload gate
 * until then. Not 400, for it may come back with the same.
 */
export async function unlessSilent<Result>(
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
