import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';

export interface NetworkProxy {
  url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
  rewrite(path: string, change: (body: string) => string): void;
}

type Watch = (asked: IncomingMessage, answer: ServerResponse) => (() => boolean) | undefined;

/**
 * Opens a proxy. Playwright's offline mode does not affect a service worker's own requests, so tests of it need a proxy that
 * stops responding. `watch` is called per request; its result tells, once the server has responded, whether the response may
 * pass.
 */
export async function openProxy(target: string, watch?: Watch): Promise<NetworkProxy> {
  const changes = new Map<string, (body: string) => string>();
  let server: Server | undefined;
  let port = 0;
  const restore = () =>
    new Promise<void>((resolve) => {
      server = createServer((asked, answer) => {
        const mayPass = watch?.(asked, answer);
        const to = new URL(asked.url ?? '/', target);
        const headers = { ...asked.headers, host: to.host, 'accept-encoding': 'identity' };
        // What is rewritten has to be complete.
        if (changes.has(to.pathname)) delete headers['if-none-match'];
        const sent = request(to, { method: asked.method, headers }, (got) => {
          if (mayPass?.() === false) return answer.destroy();
          const change = changes.get(to.pathname);
          if (!change) return got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
          return void textOf(got).then((body) => answer.writeHead(200, typeOf(got)).end(change(body)));
        });
        sent.on('error', () => answer.destroy());
        // Ends the request when the browser dies, or the server would keep waiting for the rest.
        answer.once('close', () => sent.destroy());
        asked.pipe(sent);
      }).listen(port, '127.0.0.1', () => {
        const address = server?.address();
        if (address && typeof address === 'object') ({ port } = address);
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve());
      server?.closeAllConnections();
    });
  await restore();
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    restore,
    rewrite: (path, change) => changes.set(path, change),
  };
}

function typeOf({ headers }: IncomingMessage): Record<string, string> {
  return { 'content-type': headers['content-type'] ?? 'text/plain', 'cache-control': 'no-cache' };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
