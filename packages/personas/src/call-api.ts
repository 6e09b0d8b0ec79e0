import { pathOf, type Call, type Schema } from '@huella/contract';

interface CallOptions {
  readonly body?: unknown;
  readonly form?: FormData;
  readonly token?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Makes a call of the contract and returns its validated body; throws if the server rejects it. */
export type CallApi = <Output>(
  call: Call & { readonly response: Schema<Output> },
  options?: CallOptions,
) => Promise<Output>;

function toRequest(origin: string, call: Call, options: CallOptions): Request {
  const { body, form, token, params, query } = options;
  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const init = {
    method: call.method,
    headers,
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
  };
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  return new Request(`${origin}${pathOf(call, params)}${search}`, init);
}

/** Calls an app that answers requests of `origin`. */
export function createCallApi(
  origin: string,
  send: (request: Request) => Response | Promise<Response>,
): CallApi {
  return async (call, options = {}) => {
    const response = await send(toRequest(origin, call, options));
    const text = await response.text();
    if (!response.ok) throw new Error(`${call.id} answered ${response.status}: ${text}`);
    return call.response.parse(JSON.parse(text));
  };
}
