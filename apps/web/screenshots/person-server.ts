import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { createMockServer, emailOf, type MockServer, type PersonaName } from '@huella/mocks';
import type { Viewer } from './screen.ts';

export const NOW = new Date('2026-11-27T10:00:00-03:00');

export const OF_THE_SERVER = /^\/(auth|app|web|calendario|carnet|veterinario)\//;

/** Settings that a build may lack: pictures show both. */
const SETTINGS = {
  open: '{name:`local`,baseUrl:``}',
  filled:
    '{name:`local`,baseUrl:``,chatUrl:`https://chat.huella.example/`,phone:`0800 555 4835`,supportEmail:`ayuda@huella.example`}',
} as const;

const dist = join(import.meta.dirname, '../dist');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface PersonServer {
  readonly url: string;
  readonly mock: MockServer;
  readonly storage: { name: string; value: string }[];
  readonly close: () => void;
}

/** Serves the built app with a mock server that has this user only; its clock is fixed. */
async function startPersonServer(viewer: Viewer): Promise<PersonServer> {
  let mock: MockServer | undefined;
  const server = createServer((request, response) => {
    void answer(request, response, mock).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const url = await listen(server);
  mock = await createMockServer({ now: NOW, origin: url, pageFont: await readPageFont() });
  const storage = await storageOf(mock, viewer);
  return { url, mock, storage, close: () => server.close() };
}

export interface PersonServers {
  readonly of: (viewer: Viewer) => Promise<PersonServer>;
  readonly close: () => Promise<void>;
}

export function createPersonServers(): PersonServers {
  const servers = new Map<Viewer, Promise<PersonServer>>();
  return {
    of: (viewer) => {
      const server = servers.get(viewer) ?? startPersonServer(viewer);
      servers.set(viewer, server);
      return server;
    },
    close: async () => {
      for (const server of servers.values()) (await server).close();
    },
  };
}

async function readPageFont(): Promise<Uint8Array<ArrayBuffer>> {
  const assets = join(dist, 'assets');
  const name = (await readdir(assets)).find((each) => each.endsWith('.woff2'));
  if (name === undefined) throw new Error('The build has no font');
  return new Uint8Array(await readFile(join(assets, name)));
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return `http://127.0.0.1:${address.port}`;
}

async function storageOf(mock: MockServer, viewer: Viewer): Promise<PersonServer['storage']> {
  const seen = { initial_slides: 'true', TOUR_GENERAL_DONE: 'true' };
  const session = viewer === 'nobody' ? {} : await sessionOf(mock, viewer);
  return Object.entries({ ...seen, ...session }).map(([name, value]) => ({ name, value }));
}

async function sessionOf(mock: MockServer, person: PersonaName) {
  const { token, refreshToken } = await mock.as(person);
  return { token, refreshToken, USER_MAIL: emailOf(person) };
}

async function answer(request: IncomingMessage, response: ServerResponse, mock: MockServer | undefined) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  if (mock === undefined || !OF_THE_SERVER.test(url.pathname)) return sendFile(response, url.pathname);
  const { status, headers, body } = await mock.fetch(await toRequest(request, url)).then(async (reply) => ({
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: Buffer.from(await reply.arrayBuffer()),
  }));
  return response.writeHead(status, headers).end(body);
}

async function toRequest(request: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET' } = request;
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

async function sendFile(response: ServerResponse, pathname: string) {
  const isFile = extname(pathname) !== '';
  const names = isFile ? [pathname] : [join(pathname, 'index.html'), 'index.html'];
  for (const name of names) {
    const bytes = await readFile(join(dist, name)).catch(() => null);
    if (bytes === null) continue;
    const type = types[extname(name)] ?? 'application/octet-stream';
    const cache = isFile ? 'max-age=3600' : 'no-store';
    const body =
      extname(name) === '.js' ? bytes.toString().replaceAll(SETTINGS.open, SETTINGS.filled) : bytes;
    return response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(body);
  }
  return response.writeHead(404).end();
}
