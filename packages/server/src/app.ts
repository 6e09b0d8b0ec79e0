import { Hono } from 'hono';
import { calls } from '@huella/contract';
import type { ServerApp } from './http/app-env.ts';
import { answerErrors } from './http/answer-errors.ts';
import { corsFor } from './http/cors.ts';
import { mountHealth } from './http/health.ts';
import { mountOperations } from './http/mount.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { operations } from './operations/index.ts';
import { mountPasswordPage } from './pages/password-page.ts';
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
  app.use(requestLog(ports.log));
  app.use(securityHeaders(ports.config, 'data'));
  app.use(corsFor(ports.config));
  mountHealth(app, ports);
  mountOperations(app, ports, authenticator, operations, { checkResponses });
  mountPasswordPage(app, ports, authenticator);
  answerErrors(app, ports, isCallPath);
  return app;
}

const callPaths = Object.values(calls).map(
  ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
);

function isCallPath(path: string): boolean {
  return callPaths.some((pattern) => pattern.test(path));
}
