import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const idleCheck = 50;

/**
 * Prepares a server to stop without losing a request: it takes no new connection, lets every request that has arrived
 * finish, tells kept-alive clients to go, and after `limit` milliseconds cuts what is left. The returned function
 * stops and answers whether everything finished by itself.
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
    // A response whose headers were already sent keeps its connection; it has to be closed once it is idle.
    const sweep = setInterval(() => server.closeIdleConnections(), idleCheck);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve(inTime);
    });
  });
}
