import { request, type Agent } from 'node:https';
import type { PushRejection } from '@huella/server';
import type { RequestDetails } from 'web-push';

interface Posting {
  /** Milliseconds for the whole exchange. */
  readonly timeLimit: number;
  readonly agent: Agent | undefined;
}

/** Posts an encrypted message; returns the status, 0 without a response. Does not read the response's body. */
export function postPush(
  { endpoint, method, headers, body }: RequestDetails,
  { timeLimit, agent }: Posting,
): Promise<PushRejection> {
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

/** Seconds or a date. */
function secondsOf(text = ''): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}
