import { ApiError } from './api-error.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * In milliseconds: above a pause of a bad network, far below the time for which a lost phone's connection stays open. A silent sender
 * occupies the upload gate.
 */
const LONGEST_SILENCE = 40_000;

/** Throws 503 for a silent sender, 413 above `maximumBytes`, 400 for a disconnected sender. Does not wait for unread rest. */
export async function* bodyChunks(request: Request, maximumBytes: number): AsyncGenerator<Uint8Array> {
  // Some browsers do not stream requests that are handled within the page.
  const body = request.body ?? new Response(await request.arrayBuffer()).body;
  const reader = body?.getReader();
  let size = 0;
  try {
    for (;;) {
      const read = await withTimeout(reader?.read(), LONGEST_SILENCE);
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
