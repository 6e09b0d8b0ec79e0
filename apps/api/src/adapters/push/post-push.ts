import { request, type Agent } from 'node:https';
import type { PushRefusal } from '@huella/server';
import type { RequestDetails } from 'web-push';

interface Posting {
  /** In milliseconds, for the whole exchange, however slowly a service goes on answering. */
  readonly timeLimit: number;
  readonly agent: Agent | undefined;
}

/** Posts a message that was encrypted; answers the status, 0 for none. What the service says besides is not read. */
export function postPush(
  { endpoint, method, headers, body }: RequestDetails,
  { timeLimit, agent }: Posting,
): Promise<PushRefusal> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeLimit);
    const post = request(endpoint, { method, headers, signal, ...(agent && { agent }) });
    post.on('error', () => resolve({ status: 0, retryAfter: 0 }));
    post.on('response', (response) => {
      response.on('error', () => undefined).resume();
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: secondsOf(response.headers['retry-after']),
      });
    });
    post.end(body);
  });
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(text = ''): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}
