import { connect, type Socket } from 'node:net';

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Connection {
  send(request: RawRequest): Promise<number>;
  close(): void;
}

interface Waiting {
  readonly resolve: (status: number) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One kept-alive HTTP/1.1 connection over a bare socket, with one listener for all answers. A full client costs as much as the
 * route itself, and would flatter every ratio.
 */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: Waiting | undefined;
  let sentAt = 0;
  const end = (error: Error) => {
    waiting?.reject(error);
    waiting = undefined;
  };
  readAnswers(socket, (status) => {
    waiting?.resolve(status);
    waiting = undefined;
  });
  socket.on('error', end).on('close', () => end(new Error('The server closed the connection')));
  const watch = setInterval(() => {
    if (waiting && Date.now() - sentAt > timeout) end(new Error(`No whole answer within ${timeout} ms`));
  }, 1_000).unref();
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The server has closed the connection'));
        waiting = { resolve, reject };
        sentAt = Date.now();
        socket.write(toText(host, request), 'latin1');
      }),
    close: () => {
      clearInterval(watch);
      socket.destroy();
    },
  };
}

function toText(host: string, { method, path, headers = {}, body = '' }: RawRequest): string {
  let text = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n`;
  for (const name in headers) text += `${name}: ${headers[name]}\r\n`;
  if (body !== '') text += `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${text}\r\n${body}`;
}

/** Milliseconds: ends the run when a server does not respond. */
const timeout = 10_000;

function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    if (!isWhole(text)) return;
    const status = Number(text.slice(9, 12));
    text = '';
    onAnswer(status);
  });
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1];
  if (length === undefined) return text.endsWith('0\r\n\r\n');
  return text.length >= end + 4 + Number(length);
}
