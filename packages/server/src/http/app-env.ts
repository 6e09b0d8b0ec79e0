import type { Hono } from 'hono';

/** What `@hono/node-server` hands to the app with each request; other runtimes give nothing. */
export interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** What the log tells one request from another by. */
export interface Identity {
  readonly requestId: string;
  /** By `performance.now()`. */
  readonly startedAt: number;
}

/** What one request carries through the app. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    /** Set once it was asked for. */
    identity?: Identity;
    /** Set when an operation was found. */
    callId?: string;
  };
}

/** The insurer's API as a Hono app: `fetch(request, env)`, where `env` may be what `@hono/node-server` hands over. */
export type ServerApp = Hono<AppEnv>;
