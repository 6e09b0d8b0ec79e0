import { calls } from '@huella/contract';
import { Hono } from 'hono';
import { answerErrors } from './http/answer-errors.ts';
import type { ServerApp } from './http/app-env.ts';
import { corsFor } from './http/cors.ts';
import { mountHealth } from './http/health.ts';
import { mountOperations } from './http/mount.ts';
import { createRespond } from './http/respond.ts';
import { operations } from './operations/index.ts';
import { mountPages } from './pages/mount-pages.ts';
import type { Ports } from './ports.ts';
import { createAuthenticator } from './session/authenticator.ts';

export interface AppOptions {
  /** Holds every answer against its contract (default false: production trusts the tests). */
  readonly checkResponses?: boolean;
}

/** Builds the app over its ports. The database is expected to be migrated and seeded. */
export function createApp(ports: Ports, { checkResponses = false }: AppOptions = {}): ServerApp {
  const app: ServerApp = new Hono();
  const authenticator = createAuthenticator(ports);
  const respond = createRespond(ports);
  const cors = corsFor(ports.config);
  app.options('*', (context) => {
    const headers = cors.preflight(context.req.header('Origin'));
    return respond(context, { status: 204, body: null, headers });
  });
  mountHealth(app, ports, respond);
  mountOperations(app, operations, { ports, authenticator, respond, checkResponses });
  mountPages(app, ports, authenticator, respond);
  answerErrors(app, ports, respond, isCallPath);
  return app;
}

const callPaths = Object.values(calls).map(
  ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
);

function isCallPath(path: string): boolean {
  return callPaths.some((pattern) => pattern.test(path));
}
