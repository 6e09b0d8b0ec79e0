import { sql } from 'kysely';
import { openApiDocument } from '../openapi/document.ts';
import type { Ports } from '../ports.ts';
import type { ServerApp } from './app-env.ts';
import { Refusal } from './refusal.ts';

/** What operators and tools ask: is the process alive, does its database answer, what can it do. */
export function mountHealth(app: ServerApp, { db, log }: Ports): void {
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/ready', async (context) => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      log.error('not-ready', { name: error instanceof Error ? error.name : 'unknown' });
      throw new Refusal('unavailable');
    }
    return context.json({ status: 'ready' });
  });
  app.get('/openapi.json', (context) => context.json(openApiDocument()));
}
