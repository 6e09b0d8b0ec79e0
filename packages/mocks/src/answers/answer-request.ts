import { pause } from './faults.ts';
import { findCall, isApiPath } from './find-call.ts';
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

/** Latency first, then a failure or override of the call, else the server. Pages of the server are answered as they are. */
export async function answerRequest(
  request: Request,
  { overrides, latency, real }: AnswerRequest,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const callId = findCall(request.method, pathname);
  if (callId === null) {
    if (isApiPath(pathname)) throw new UnhandledRequest(request);
    return real(request);
  }
  if (latency() > 0) await pause(latency(), request.signal);
  return overrides.answer(callId, request, () => real(request));
}
