import { createHash, timingSafeEqual } from 'node:crypto';
import { getPath } from 'hono/utils/url';
import type { Fetch } from '../runtime/http-server.ts';

interface MetricsAccess {
  readonly token: string;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

export function withMetrics(site: Fetch, { token, contentType, text }: MetricsAccess): Fetch {
  return async (request, bindings) => {
    if (request.method !== 'GET' || getPath(request) !== '/metrics') return site(request, bindings);
    const headers = { 'cache-control': 'no-store' };
    if (!isEqual(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
      return new Response(null, { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } });
    }
    return new Response(await text(), { headers: { ...headers, 'content-type': contentType } });
  };
}

function isEqual(given: string, right: string): boolean {
  return timingSafeEqual(digest(given), digest(right));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
