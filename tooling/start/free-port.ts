import { createServer } from 'node:net';

/** Any other trouble than a taken port is for the server to explain. */
function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

/** The first port from `first` on that nobody listens on. */
export async function freePort(first: number, host: string): Promise<number> {
  let port = first;
  while (await isTaken(port, host)) port += 1;
  return port;
}
