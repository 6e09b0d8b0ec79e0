import type { CallId, Tokens } from '@huella/contract';
import {
  createApp,
  deliverOutbox,
  deliverPushes,
  remindOwners,
  type Database,
  type Ports,
} from '@huella/server';
import { createSignIns, deliverAll, type PersonaName } from '@huella/personas';
import type { Kysely } from 'kysely';
import { handleRequest } from './answers/handle-request.ts';
import { createCallLog, type LoggedCall } from './answers/call-log.ts';
import { NO_LATENCY, withLatency, type Latency } from './answers/latencies.ts';
import { createOverrides, type Overrides } from './answers/overrides.ts';
import type { MovableClock } from './clock/movable-clock.ts';
import type { CapturedMail } from './ports/mailbox.ts';
import { createMemory } from './storage/memory.ts';
import { createMockPorts } from './ports/mock-ports.ts';
import type { MockStorage, StoredState } from './storage/mock-storage.ts';
import { capture, createNoPersistence, createPersistence, restore } from './storage/persistence.ts';

export interface MockServerOptions {
  /** Created at once; other personas are created by `as`. */
  readonly scenario?: PersonaName;
  /** Starts from another server's `capture` instead of the catalogues alone. */
  readonly from?: StoredState;
  /** Freezes the clock; default real time. */
  readonly now?: Date;
  /** Persists over reloads; default none. */
  readonly storage?: MockStorage;
  /** The origin of app and server, without a trailing slash. */
  readonly origin?: string;
  /** The font of the server's own pages; default the device's. */
  readonly pageFont?: Ports['pageFont'];
}

/** The real server of `@huella/server` over SQLite in memory, with controllable ports. */
export interface MockServer extends Pick<Overrides, 'fail' | 'failOnce' | 'lift' | 'override' | 'pending'> {
  readonly app: ReturnType<typeof createApp>;
  readonly db: Kysely<Database>;
  readonly ports: Ports;
  readonly clock: MovableClock;
  /** Like `fetch`; a simulated network failure rejects with a TypeError. */
  fetch(request: Request): Promise<Response>;
  /** Signs a person in, creating them if needed, and returns their tokens. */
  as(person: PersonaName): Promise<Tokens>;
  /** Oldest first. */
  mails(): readonly CapturedMail[];
  /** Additional milliseconds of a call, or of all calls without their own. */
  setLatency(milliseconds: number, callId?: CallId): void;
  latency(): Latency;
  /** Newest first. */
  log(): readonly LoggedCall[];
  clearLog(): void;
  /** Aborts running requests like a lost connection. */
  cancelCalls(): void;
  hydrate(): Promise<void>;
  /** Stores changes made outside of requests, such as the clock's. */
  save(): Promise<void>;
  /** Runs the server's workers once: reminders and due mails. */
  work(): Promise<void>;
  /** Runs an operator's action, and sends its mails. */
  act<Result>(work: (ports: Ports) => Promise<Result>): Promise<Result>;
  /** Runs an operator's query. */
  read<Result>(work: (ports: Ports) => Promise<Result>): Promise<Result>;
  capture(): Promise<StoredState>;
  restore(state: StoredState): Promise<void>;
  /** Resets to the catalogues and the initial time, without latency and faults. */
  reset(): Promise<void>;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Starts from a snapshot of a migrated and seeded database, in milliseconds. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { origin = 'http://huella.test', storage, pageFont } = options;
  const memory = await createMemory(options.now);
  if (options.from) await restore(memory, options.from);
  const persistence = storage ? createPersistence(memory, storage) : createNoPersistence(memory);
  const ports = { ...createMockPorts(memory, origin), ...(pageFont && { pageFont }) };
  let app = createApp(ports, { checkResponses: true });
  // An app caches sessions and catalogues that another database may not have.
  memory.onReset = () => {
    app = createApp(ports, { checkResponses: true });
  };
  const overrides = createOverrides();
  const signIns = createSignIns(ports, origin);
  const log = createCallLog();
  let latency = NO_LATENCY;

  async function real(request: Request): Promise<Response> {
    const changes = !READS.has(request.method);
    const work = async () => {
      const response = await app.fetch(request);
      if (changes) await deliverOutbox(ports);
      return response;
    };
    return persistence.run(work, changes);
  }

  const server: MockServer = {
    get app() {
      return app;
    },
    db: memory.database.db,
    ports,
    clock: memory.clock,
    fail: overrides.fail,
    failOnce: overrides.failOnce,
    lift: overrides.lift,
    override: overrides.override,
    pending: overrides.pending,
    fetch: (request) => handleRequest(request, { overrides, log, latency: () => latency, real }),
    as: (person) => persistence.run(() => signIns.signIn(person), true),
    mails: () => memory.mailbox.list(),
    setLatency: (milliseconds, callId) => {
      latency = withLatency(latency, milliseconds, callId);
    },
    latency: () => latency,
    log: log.list,
    clearLog: log.clear,
    cancelCalls: log.cancel,
    hydrate: () => persistence.run(() => Promise.resolve(), false),
    save: () => persistence.run(() => Promise.resolve(), true),
    work: () =>
      persistence.run(async () => {
        while ((await remindOwners(ports)) > 0);
        await deliverAll(ports);
        await deliverPushes(ports);
      }, true),
    act: (work) =>
      persistence.run(async () => {
        const result = await work(ports);
        await deliverAll(ports);
        return result;
      }, true),
    read: (work) => persistence.run(() => work(ports), false),
    capture: () => persistence.run(() => capture(memory, 0), false),
    restore: (state) => persistence.run(() => restore(memory, state), true),
    reset: async () => {
      latency = NO_LATENCY;
      overrides.clear();
      log.clear();
      if (options.now) memory.clock.freeze(options.now);
      else memory.clock.reset();
      await persistence.forget();
    },
  };
  if (options.scenario) await server.as(options.scenario);
  return server;
}
