import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const idleCheck = 50;

/**
 * Prepares a graceful stop: no new connections, running requests finish, kept-alive clients are told to disconnect, and the rest is cut
 * after `limit` milliseconds. The returned function stops and returns whether everything finished in time.
 */
export function gracefulClose(server: Server, limit: number): () => Promise<boolean> {
  const unfinished = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    unfinished.add(response);
    response.once('close', () => unfinished.delete(response));
    if (stopping) response.setHeader('connection', 'close');
  });
  return async () => {
    stopping = true;
    for (const response of unfinished) if (!response.headersSent) response.setHeader('connection', 'close');
    return closeWithin(server, limit);
  };
}

function closeWithin(server: Server, limit: number): Promise<boolean> {
  return new Promise((resolve) => {
    let inTime = true;
    const cut = setTimeout(() => {
      inTime = false;
      server.closeAllConnections();
    }, limit);
    // A response whose headers were sent keeps its connection, which must be closed once idle.
    const sweep = setInterval(() => server.closeIdleConnections(), idleCheck);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve(inTime);
    });
  });
}
