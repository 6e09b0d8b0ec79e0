import type { Hono } from 'hono';

export interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

export interface Identity {
  readonly requestId: string;
  readonly startedAt: number;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    identity?: Identity;
    callId?: string;
  };
}

export type ServerApp = Hono<AppEnv>;
