import { openApiDocument } from '../openapi/document.ts';
import type { Ports } from '../ports.ts';
import type { ServerApp } from './app-env.ts';
import { createReadiness } from './readiness.ts';
import { jsonHeaders, type HttpReply, type ToResponse } from './to-response.ts';

export function mountHealth(app: ServerApp, ports: Ports, toResponse: ToResponse): void {
  const requireReady = createReadiness(ports);
  let document: string | undefined;
  app.get('/health', (context) => toResponse(context, json({ status: 'ok' })));
  app.get('/ready', async (context) => {
    await requireReady();
    return toResponse(context, json({ status: 'ready' }));
  });
  app.get('/openapi.json', (context) => {
    document ??= JSON.stringify(openApiDocument());
    return toResponse(context, { status: 200, body: document, headers: jsonHeaders });
  });
}

function json(body: object): HttpReply {
  return { status: 200, body: JSON.stringify(body), headers: jsonHeaders };
}
