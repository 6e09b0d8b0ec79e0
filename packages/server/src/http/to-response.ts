import type { Context } from 'hono';
import type { Ports } from '../ports.ts';
import type { AppEnv } from './app-env.ts';
import { corsFor } from './cors.ts';
import type { BodyStream } from './operation.ts';
import { compressBody } from './compress-body.ts';
import { requestMetaOf } from './request-meta.ts';
import { headersFor, type HeaderSet } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

export interface HttpReply {
  readonly status: number;
  readonly body: string | Uint8Array<ArrayBuffer> | BodyStream | null;
  readonly headers?: Headers;
  readonly headerSet?: Exclude<HeaderSet, 'app'>;
}

/** Builds a response with the common headers, and logs it. */
export type ToResponse = (context: Context<AppEnv>, reply: HttpReply) => Response;

/** For everything that must not be stored. */
export const jsonHeaders: Headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** Sets all headers in one `Response`: changing a finished one's headers, as middleware does, costs more than most queries. */
export function createToResponse({ config, log }: Pick<Ports, 'config' | 'log'>): ToResponse {
  const security = {
    data: headersFor(config, 'data'),
    page: headersFor(config, 'page'),
    form: headersFor(config, 'form'),
  };
  const cors = corsFor(config);
  return (context, { status, body, headers, headerSet = 'data' }) => {
    const { requestId, startedAt } = requestMetaOf(context);
    const packed = compressBody(body, headers?.['Content-Type'], context.req.header('Accept-Encoding'));
    const response = new Response(packed.body, {
      status,
      headers: {
        ...security[headerSet],
        ...cors.headersFor(context.req.header('Origin')),
        ...headers,
        ...packed.headers,
        // Runtimes set the length of a body that they send, but not for HEAD.
        ...(context.req.method === 'HEAD' && lengthOf(packed.body)),
        'X-Request-Id': requestId,
      },
    });
    // The call's name instead of the URL, which may contain ids and links.
    log.info('request', {
      requestId,
      method: context.req.method,
      call: context.get('callId') ?? 'none',
      status,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
    });
    return response;
  };
}

/** In bytes; unknown for a stream. */
function lengthOf(body: HttpReply['body']): Headers | null {
  if (body === null || body instanceof ReadableStream) return null;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { 'Content-Length': String(bytes.length) };
}
