import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';

/** The line between a browser and the server: it can be cut, and say that a new version is there. */
export interface Line {
  /** The address of the app over this line. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Changes what passes of one path from now on. */
  rewrite(path: string, change: (body: string) => string): void;
}

type Watch = (asked: IncomingMessage, answer: ServerResponse) => (() => boolean) | undefined;

/**
 * Playwright's offline mode leaves a service worker's own requests alone, so tests of it go through a proxy of their own
 * that really stops to answer. `watch` is told of each request; what it returns is asked, once the server has answered, whether the
 * answer may pass.
 */
export async function openLine(target: string, watch?: Watch): Promise<Line> {
  const changes = new Map<string, (body: string) => string>();
  let server: Server | undefined;
  let port = 0;
  const mend = () =>
    new Promise<void>((resolve) => {
      server = createServer((asked, answer) => {
        const mayPass = watch?.(asked, answer);
        const to = new URL(asked.url ?? '/', target);
        const headers = { ...asked.headers, host: to.host, 'accept-encoding': 'identity' };
        // What is rewritten has to come whole.
        if (changes.has(to.pathname)) delete headers['if-none-match'];
        const sent = request(to, { method: asked.method, headers }, (got) => {
          if (mayPass?.() === false) return answer.destroy();
          const change = changes.get(to.pathname);
          if (!change) return got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
          return void textOf(got).then((body) => answer.writeHead(200, typeOf(got)).end(change(body)));
        });
        sent.on('error', () => answer.destroy());
        // A browser that dies in mid-upload is no longer heard by the server either, which would keep room for the rest.
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
  await mend();
  return { url: `http://127.0.0.1:${port}`, cut, mend, rewrite: (path, change) => changes.set(path, change) };
}

function typeOf({ headers }: IncomingMessage): Record<string, string> {
  return { 'content-type': headers['content-type'] ?? 'text/plain', 'cache-control': 'no-cache' };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
