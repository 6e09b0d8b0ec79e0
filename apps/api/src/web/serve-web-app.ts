import { isServerPath } from '@huella/server';
import { getPath } from 'hono/utils/url';
import { serveFile } from './serve-file.ts';
import { findFile } from './find-file.ts';
import type { WebApp } from './web-app.ts';

type Headers = Readonly<Record<string, string>>;

export function serveWebApp(request: Request, app: WebApp, securityHeaders: Headers): Response | null {
  const path = getPath(request);
  if (isServerPath(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const file = findFile(app, path);
  if (!file) return missing(request, securityHeaders);
  const isPage = file.contentType.startsWith('text/html');
  return isPage && !takesHtml(request) ? null : serveFile(request, file, securityHeaders);
}

/** A client that asks for JSON at an unknown path gets the API's error instead of a page. */
function takesHtml(request: Request): boolean {
  const accept = request.headers.get('accept');
  return accept === null || accept.includes('text/html') || accept.includes('*/*');
}

function missing(request: Request, securityHeaders: Headers): Response {
  const headers = {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  };
  return new Response(request.method === 'HEAD' ? null : 'Not found\n', { status: 404, headers });
}
