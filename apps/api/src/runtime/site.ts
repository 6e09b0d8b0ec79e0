import { createApp, headersFor, type Ports } from '@huella/server';
import { serveWebApp } from '../web/serve-web-app.ts';
import type { WebApp } from '../web/web-app.ts';
import type { Fetch } from './http-server.ts';

/**
 * The API and, if built, the web app. `connectOrigins` are further origins that the app may connect to: an API, a bucket or an upload
 * address.
 */
export function createSite(ports: Ports, web: WebApp | null, connectOrigins: readonly string[]): Fetch {
  const api = createApp(ports);
  if (web === null) return (request, bindings) => api.fetch(request, bindings);
  const headers = headersFor(ports.config, 'app', connectOrigins);
  return (request, bindings) => serveWebApp(request, web, headers) ?? api.fetch(request, bindings);
}
