import { ApiError } from './api-error.ts';

/** Throws 503 when the work takes longer than `milliseconds`. A retry may succeed. */
export async function withTimeout<Result>(
  work: Promise<Result> | undefined,
  milliseconds: number,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('unavailable', { headers: { 'Retry-After': '5' } })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
