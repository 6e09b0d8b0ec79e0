import { pause } from './faults.ts';
import { findCall } from './find-call.ts';
import type { Overrides } from './overrides.ts';

/** A request to the wire that the contract does not know: a typo in a client, so nothing answers it. */
export class UnhandledRequest extends Error {
  constructor({ method, url }: Request) {
    super(`The contract has no call ${method} ${new URL(url).pathname}`);
    this.name = 'UnhandledRequest';
  }
}

export interface AnswerRequest {
  readonly overrides: Overrides;
  /** Milliseconds that every call takes longer. */
  readonly latency: () => number;
  readonly real: (request: Request) => Promise<Response>;
}

/** The server has pages beside its calls, also one for a link that it does not know; a bare 404 is a client's mistake. */
async function answerElse(request: Request, real: AnswerRequest['real']): Promise<Response> {
  const response = await real(request);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status === 404 && !isPage) throw new UnhandledRequest(request);
  return response;
}

/** Latency first, then a failure or override of the call, else the server. */
export async function answerRequest(
  request: Request,
  { overrides, latency, real }: AnswerRequest,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const callId = findCall(request.method, pathname);
  if (callId === null) return answerElse(request, real);
  if (latency() > 0) await pause(latency(), request.signal);
  return overrides.answer(callId, request, () => real(request));
}
