import type { Server } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** Answers a request; the bindings carry the client's socket. */
export type Fetch = (
  request: Request,
  bindings: HttpBindings | Http2Bindings,
) => Response | Promise<Response>;

export interface FrontDoor {
  readonly server: Server;
  /** From now on requests are answered by `fetch`. */
  open(fetch: Fetch): void;
}

/** How long an idle kept-alive connection stays; longer than the minute that reverse proxies keep theirs. */
const keepAlive = 65_000;

/**
 * The HTTP server before there is an app: the port has to be known first, because links in mails carry it. Until
 * `open` it answers 503, so that a probe learns that the process is alive but not ready.
 */
export function createFrontDoor(): FrontDoor {
  let answer: Fetch = notReady;
  const server = createAdaptorServer({ fetch: (request, bindings) => answer(request, bindings) });
  if (!('closeIdleConnections' in server)) throw new Error('Not an HTTP/1.1 server');
  server.keepAliveTimeout = keepAlive;
  return {
    server,
    open: (fetch) => {
      answer = fetch;
    },
  };
}

function notReady(): Response {
  const body = { message: 'El servidor se está iniciando', code: 'unavailable' };
  return Response.json(body, { status: 503, headers: { 'retry-after': '1' } });
}
