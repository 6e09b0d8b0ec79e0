import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { ServerConfig } from '../ports.ts';

/** Lets the web app and the configured origins call from a browser. Tokens travel in a header, so no credentials. */
export function corsFor({ webUrl, corsOrigins }: ServerConfig): MiddlewareHandler {
  return cors({
    origin: [webUrl, ...corsOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'ETag'],
    maxAge: 600,
  });
}
