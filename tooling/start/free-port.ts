import { createServer } from 'node:net';

/** Other errors are for the server to report. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

export async function freePort(first: number, host: string): Promise<number> {
  let port = first;
  while (await isTaken(port, host)) port += 1;
  return port;
}
