import type { CallId } from '@huella/contract';
import type { MockServer } from '@huella/mocks';

/** Holds the server's answers to a call until the returned function is called. */
export function holdAnswers(server: MockServer, call: CallId): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.override(call, async (request) => {
    await promise;
    return server.app.fetch(request);
  });
  return resolve;
}
