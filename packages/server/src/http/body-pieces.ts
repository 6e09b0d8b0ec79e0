import { ApiError } from './api-error.ts';
import { unlessSilent } from './unless-silent.ts';

/**
 * A body as it comes. Throws 503 when its sender falls silent, 413 for more than `maximumBytes`, 400 when the sender goes away in the
 * middle. What is still coming when the reader stops is not waited for.
 */
export async function* bodyPieces(request: Request, maximumBytes: number): AsyncGenerator<Uint8Array> {
  // Not every browser streams a request that was answered within a page.
  const body = request.body ?? new Response(await request.arrayBuffer()).body;
  const reader = body?.getReader();
  let size = 0;
  try {
    for (;;) {
      const read = await unlessSilent(reader?.read());
      if (!read || read.done) return;
      size += read.value.length;
      if (size > maximumBytes) throw new ApiError('body_too_large');
      yield read.value;
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('malformed_request');
  } finally {
    reader?.cancel().catch(() => undefined);
  }
}
