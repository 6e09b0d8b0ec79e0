import type { ServerConfig } from '../ports.ts';

const allowed = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
  'Access-Control-Max-Age': '600',
} as const;
const exposed = 'Retry-After, X-Request-Id, ETag';

type Headers = Readonly<Record<string, string>>;
/** Also without an allowed origin: caches must not share responses between origins. */
const none: Headers = { Vary: 'Origin' };

/** Allows the web app's and the configured origins, without credentials, because tokens are in a header. */
export function corsFor({ webUrl, corsOrigins }: ServerConfig) {
  const origins = new Set([new URL(webUrl).origin, ...corsOrigins]);
  const headersFor = (origin: string | undefined): Headers =>
    origin !== undefined && origins.has(origin)
      ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed, Vary: 'Origin' }
      : none;
  const preflight = (origin: string | undefined): Headers => ({ ...headersFor(origin), ...allowed });
  return { headersFor, preflight };
}
