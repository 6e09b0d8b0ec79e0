import type { Hono } from 'hono';

export interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

export interface RequestMeta {
  readonly requestId: string;
  /** By `performance.now()`. */
  readonly startedAt: number;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestMeta?: RequestMeta;
    callId?: string;
  };
}

export type ServerApp = Hono<AppEnv>;
