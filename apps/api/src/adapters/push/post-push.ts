import { request, type Agent } from 'node:https';
import type { RequestDetails } from 'web-push';

interface Posting {
  /** Milliseconds for the whole exchange. */
  readonly timeLimit: number;
  readonly agent: Agent | undefined;
}

interface PushResponse {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** In seconds; 0 if it was not sent. */
  readonly retryAfter: number;
}

/** Posts an encrypted message; does not read the response's body. */
export function postPush(
  { endpoint, method, headers, body }: RequestDetails,
  { timeLimit, agent }: Posting,
): Promise<PushResponse> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeLimit);
    const post = request(endpoint, { method, headers, signal, ...(agent && { agent }) });
    post.on('error', () => resolve({ status: 0, retryAfter: 0 }));
    post.on('response', (response) => {
      response.on('error', () => undefined).resume();
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: retryAfterSeconds(response.headers['retry-after']),
      });
    });
    post.end(body);
  });
}

/** `Retry-After`: delta-seconds or an HTTP-date. */
function retryAfterSeconds(text = ''): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}
