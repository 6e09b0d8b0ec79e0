import { pause } from './faults.ts';
import type { CallLog } from './call-log.ts';
import { findCall } from './find-call.ts';
import { latencyOf, type Latency } from './latencies.ts';
import { respondWithOverride, type Answer, type Overrides } from './overrides.ts';

/** A request outside of the contract: a client's typing error, which gets no response. */
export class UnhandledRequest extends Error {
  constructor({ method, url }: Request) {
    super(`The contract has no call ${method} ${new URL(url).pathname}`);
    this.name = 'UnhandledRequest';
  }
}

export interface HandleRequest {
  readonly overrides: Pick<Overrides, 'take'>;
  readonly log: Pick<CallLog, 'note'>;
  readonly latency: () => Latency;
  readonly real: (request: Request) => Promise<Response>;
}

/** The server also has pages, even for unknown links; a bare 404 is a client's mistake. */
async function answerElse(request: Request, real: HandleRequest['real']): Promise<Response> {
  const response = await real(request);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status === 404 && !isPage) throw new UnhandledRequest(request);
  return response;
}

/** Adds latency, then a fault or override of the call, else asks the server. */
export async function handleRequest(
  request: Request,
  { overrides, log, latency, real }: HandleRequest,
): Promise<Response> {
  const callId = findCall(request.method, new URL(request.url).pathname);
  if (callId === null) return log.note({ callId, fault: null }, request, () => answerElse(request, real));
  const answer = overrides.take(callId);
  return log.note({ callId, fault: nameOf(answer) }, request, async () => {
    const milliseconds = latencyOf(latency(), callId);
    if (milliseconds > 0) await pause(milliseconds, request.signal);
    return answer === undefined ? real(request) : respondWithOverride(answer, request, () => real(request));
  });
}

function nameOf(answer: Answer | undefined) {
  if (answer === undefined) return null;
  return answer instanceof Response || typeof answer === 'function' ? 'override' : answer;
}
