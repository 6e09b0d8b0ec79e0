import { ApiError } from './api-error.ts';
import { withIdleTimeout } from './with-idle-timeout.ts';

/** Throws 503 for a silent sender, 413 above `maximumBytes`, 400 for a disconnected sender. Does not wait for unread rest. */
export async function* bodyPieces(request: Request, maximumBytes: number): AsyncGenerator<Uint8Array> {
  // Some browsers do not stream requests that are handled within the page.
  const body = request.body ?? new Response(await request.arrayBuffer()).body;
  const reader = body?.getReader();
  let size = 0;
  try {
    for (;;) {
      const read = await withIdleTimeout(reader?.read());
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
