import type { Server } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** The bindings carry the client's socket. */
export type Fetch = (
  request: Request,
  bindings: HttpBindings | Http2Bindings,
) => Response | Promise<Response>;

export interface AppHttpServer {
  readonly server: Server;
  /** Starts to answer with `fetch`. */
  open(fetch: Fetch): void;
}

/** Longer than the minute that reverse proxies keep idle connections. */
const keepAlive = 65_000;

/**
 * The HTTP server before the app exists: mails need its port. Responds 503 until `open`, so that a probe finds the process alive but not
 * ready.
 */
export function createHttpServer(): AppHttpServer {
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
