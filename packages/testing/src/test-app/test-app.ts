import type { Reducer } from '@reduxjs/toolkit';
import { configureApiClient, type ApiClient, type Session } from '@huella/api-client';
import type { CallId, Tokens } from '@huella/contract';
import {
  createMockServer,
  emailOf,
  type Answer,
  type MockServer,
  type PersonaName,
  type StoredState,
} from '@huella/mocks';
import { createNetwork, type Network } from './network.ts';
import { createTestSession } from './test-session.ts';
import { createTestStore, type TestStore } from './test-store.ts';
import { FIXED_NOW } from './fixed-now.ts';

const ORIGIN = 'http://huella.test';

/** Connects a package's own session (auth's) with the API client. */
export type Connect = (
  store: TestStore,
  tokens: Session | null,
) => Pick<ApiClient, 'getSession' | 'readStoredSession' | 'onTokens' | 'onSessionExpired'>;

export interface TestAppOptions {
  /** Signs in; nobody by default. */
  as?: PersonaName;
  /** Besides the API's, such as auth's session. */
  reducers?: Record<string, Reducer>;
  /** Overrides the server's answers, for states that it cannot produce. */
  failures?: Partial<Record<CallId, Answer>>;
  /** Milliseconds added to every call. */
  latency?: number;
  /** Runs before rendering, e.g. to add records. */
  before?: (server: MockServer) => void | Promise<void>;
  connect?: Connect;
}

export interface TestApp {
  readonly server: MockServer;
  readonly store: TestStore;
  readonly network: Network;
}

/** Creates store, API client and server. The API client is global: it belongs to the last test app. */
export async function createTestApp(options: TestAppOptions): Promise<TestApp> {
  const { server, tokens } = await startServer(options.as);
  await options.before?.(server);
  applyOverrides(server, options);

  const store = createTestStore(options.reducers);
  const network = createNetwork(server);
  const connect = options.connect ?? createTestSession;
  configureApiClient({
    baseUrl: ORIGIN,
    fetch: network.fetch,
    getAccount: () => (options.as ? emailOf(options.as) : null),
    ...connect(store, tokens),
  });
  return { server, store, network };
}

interface Start {
  readonly state: StoredState;
  readonly tokens: Tokens;
}

/** Each persona is created once per process by real calls; later servers start from a copy. */
const starts = new Map<PersonaName, Start>();

async function startServer(as?: PersonaName): Promise<{ server: MockServer; tokens: Tokens | null }> {
  const options = { now: FIXED_NOW, origin: ORIGIN };
  const start = as && starts.get(as);
  if (start)
    return { server: await createMockServer({ ...options, from: start.state }), tokens: start.tokens };
  const server = await createMockServer(options);
  if (!as) return { server, tokens: null };
  const tokens = await server.as(as);
  starts.set(as, { state: await server.capture(), tokens });
  return { server, tokens };
}

function applyOverrides(server: MockServer, { failures = {}, latency }: TestAppOptions): void {
  for (const id of Object.keys(failures).filter(isCallId(failures))) {
    const answer = failures[id];
    if (answer !== undefined) server.override(id, answer);
  }
  if (latency !== undefined) server.setLatency(latency);
}

function isCallId(failures: Partial<Record<CallId, Answer>>) {
  return (key: string): key is CallId => key in failures;
}
