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

/**
 * One kept-alive HTTP/1.1 connection over a bare socket. A full client costs as much as the route itself, and would flatter every
 * ratio.
 */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    send: (request) => {
      const answer = nextAnswer(socket);
      socket.write(toText(host, request));
      return answer;
    },
    close: () => socket.destroy(),
  };
}

function toText(host: string, { method, path, headers = {}, body = '' }: RawRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${length}\r\n${body}`;
}

/** Milliseconds: ends the run when a server does not respond. */
const timeout = 10_000;

function nextAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    if (socket.destroyed) return reject(new Error('The server has closed the connection'));
    let text = '';
    const settle = (end: () => void) => {
      socket.off('data', onData).off('close', onClose).setTimeout(0).off('timeout', onTimeout);
      end();
    };
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (isWhole(text)) settle(() => resolve(Number(text.slice(9, 12))));
    };
    const onClose = () => settle(() => reject(new Error('The server closed the connection')));
    const onTimeout = () =>
      settle(() => reject(new Error(`No whole answer within ${timeout} ms: ${text.slice(0, 300)}`)));
    socket.on('data', onData).once('close', onClose).setTimeout(timeout, onTimeout);
  });
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1];
  if (length === undefined) return text.endsWith('0\r\n\r\n');
  return text.length >= end + 4 + Number(length);
}
