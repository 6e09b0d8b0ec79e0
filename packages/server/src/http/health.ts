import { sql } from 'kysely';
import { openApiDocument } from '../openapi/document.ts';
import type { Ports } from '../ports.ts';
import type { ServerApp } from './app-env.ts';
import { ApiError } from './api-error.ts';
import { jsonHeaders, type HttpReply, type ToResponse } from './to-response.ts';

/** What operators and tools ask: is the process alive, does its database answer, what can it do. */
export function mountHealth(app: ServerApp, ports: Pick<Ports, 'db' | 'log'>, toResponse: ToResponse): void {
  let document: string | undefined;
  app.get('/health', (context) => toResponse(context, json({ status: 'ok' })));
  app.get('/ready', async (context) => {
    await requireDatabase(ports);
    return toResponse(context, json({ status: 'ready' }));
  });
  app.get('/openapi.json', (context) => {
    document ??= JSON.stringify(openApiDocument());
    return toResponse(context, { status: 200, body: document, headers: jsonHeaders });
  });
}

async function requireDatabase({ db, log }: Pick<Ports, 'db' | 'log'>): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    log.error('not-ready', { name: error instanceof Error ? error.name : 'unknown' });
    throw new ApiError('unavailable');
  }
}

function json(body: object): HttpReply {
  return { status: 200, body: JSON.stringify(body), headers: jsonHeaders };
}
