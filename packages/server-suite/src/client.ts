import { pathOf, type Call, type ErrorBody } from '@huella/contract';
import type { SuiteContext } from './suite-context.ts';

interface CallOptions {
  readonly body?: unknown;
  readonly form?: FormData;
  readonly params?: Readonly<Record<string, string | number>>;
  /** With its question mark. */
  readonly search?: string;
  readonly key?: string;
  readonly token?: string | null;
}

// Tests read answers of every shape; the app has checked them against the contract already.
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

export interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

/** A client with an IP of its own, so that tests do not share limits. */
export interface Client {
  readonly email: string;
  readonly ip: string;
  token: string | null;
  refreshToken: string;
  call(call: Call, options?: CallOptions): Promise<Reply>;
  send(path: string, init?: RequestInit): Promise<Response>;
}

let clientCount = 0;

/** Without an email a new person; with one, that person on another device. */
export function newClient(ctx: SuiteContext, email?: string): Client {
  clientCount += 1;
  const ip = `10.${(clientCount >> 16) & 255}.${(clientCount >> 8) & 255}.${clientCount & 255}`;
  const send = async (path: string, init?: RequestInit) =>
    ctx.app.fetch(new Request(new URL(path, ctx.ports.config.publicUrl), init), {
      incoming: { socket: { remoteAddress: ip } },
    });
  const client: Client = {
    email: email ?? `persona${clientCount}@correo.example`,
    ip,
    token: null,
    refreshToken: '',
    send,
    async call(call, options = {}) {
      const { token = client.token } = options;
      const response = await send(
        pathOf(call, options.params) + (options.search ?? ''),
        initOf(call, options, token),
      );
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? null : JSON.parse(text),
      };
    },
  };
  return client;
}

function initOf(call: Call, { body, form, key }: CallOptions, token: string | null): RequestInit {
  const headers = new Headers();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (form) return { method: call.method, headers, body: form };
  if (body === undefined) return { method: call.method, headers };
  headers.set('Content-Type', 'application/json');
  return { method: call.method, headers, body: JSON.stringify(body) };
}

/** The message of each rejected field, by path. */
export function fieldMessages(reply: Reply): Record<string, string> {
  const { fields = [] }: ErrorBody = reply.body;
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

/** The statuses of concurrent responses, sorted. */
export function statusesOf(replies: readonly { readonly status: number }[]): number[] {
  return replies.map(({ status }) => status).toSorted((left, right) => left - right);
}
