import { calls } from '@huella/contract';
import { Hono } from 'hono';
import { createAuthenticator } from './auth/authenticator.ts';
import type { ServerApp } from './http/app-env.ts';
import { corsFor } from './http/cors.ts';
import { handleErrors } from './http/handle-errors.ts';
import { mountHealth } from './http/health.ts';
import { mountOperations } from './http/mount.ts';
import { createToResponse } from './http/to-response.ts';
import { operations } from './operations.ts';
import { mountPages } from './pages/mount-pages.ts';
import type { Ports } from './ports.ts';

export interface AppOptions {
  /** Checks every response against its contract (default false: production trusts the tests). */
  readonly checkResponses?: boolean;
}

export function createApp(ports: Ports, { checkResponses = false }: AppOptions = {}): ServerApp {
  const app: ServerApp = new Hono();
  const authenticator = createAuthenticator(ports);
  const toResponse = createToResponse(ports);
  const cors = corsFor(ports.config);
  app.options('*', (context) => {
    const headers = cors.preflight(context.req.header('Origin'));
    return toResponse(context, { status: 204, body: null, headers });
  });
  mountHealth(app, ports, toResponse);
  mountOperations(app, operations, { ports, authenticator, toResponse, checkResponses });
  mountPages(app, ports, authenticator, toResponse);
  handleErrors(app, ports, toResponse, isCallPath);
  return app;
}

const callPaths = Object.values(calls).map(
  ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
);

function isCallPath(path: string): boolean {
  return callPaths.some((pattern) => pattern.test(path));
}
