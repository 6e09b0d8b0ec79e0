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
import { answerRequest } from './answers/answer-request.ts';
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
  /** Somebody who is there from the start. Everybody else appears when `as` asks for them. */
  readonly scenario?: PersonaName;
  /** Starts from what another server remembered (`capture`), instead of the catalogues and nobody. */
  readonly from?: StoredState;
  /** Freezes the clock at this instant; without it the clock shows real time. */
  readonly now?: Date;
  /** Keeps everything over reloads; without it the server forgets with the object. */
  readonly storage?: MockStorage;
  /** Where app and server seem to be, without a trailing slash. */
  readonly origin?: string;
  /** The letters of the server's own pages; those of the device unless given. */
  readonly pageFont?: Ports['pageFont'];
}

/** The true server of `@huella/server` over SQLite in memory, with everything outside it in the caller's hand. */
export interface MockServer extends Pick<Overrides, 'fail' | 'failOnce' | 'lift' | 'override' | 'pending'> {
  readonly app: ReturnType<typeof createApp>;
  readonly db: Kysely<Database>;
  readonly ports: Ports;
  readonly clock: MovableClock;
  /** Answers like `fetch`; a simulated network failure rejects with a TypeError. */
  fetch(request: Request): Promise<Response>;
  /** Signs a person in, making them first when they are not there, and answers their tokens. */
  as(person: PersonaName): Promise<Tokens>;
  /** The mails that were sent, oldest first. */
  mails(): readonly CapturedMail[];
  /** Milliseconds that one call, or every one that has none of its own, takes longer from now on. */
  setLatency(milliseconds: number, callId?: CallId): void;
  latency(): Latency;
  /** What was asked of the server since it began, newest first. */
  log(): readonly LoggedCall[];
  clearLog(): void;
  /** Ends every request that runs as a connection that breaks off. */
  cancelCalls(): void;
  /** Takes up what the storage remembers. The first request does so anyway. */
  hydrate(): Promise<void>;
  /** Keeps what was changed outside a request, such as the clock. */
  save(): Promise<void>;
  /** Does what the server's workers do beside the requests, as of now: reminds owners and sends what is due. */
  work(): Promise<void>;
  /** Does something beside the requests, as an operator does, and sends the mails of it. */
  act<Result>(work: (ports: Ports) => Promise<Result>): Promise<Result>;
  /** Looks at what the server has, as an operator does. */
  read<Result>(work: (ports: Ports) => Promise<Result>): Promise<Result>;
  /** Everything that the server remembers now, for others to start from. */
  capture(): Promise<StoredState>;
  /** Becomes what a server remembered, instead of what it is. */
  restore(state: StoredState): Promise<void>;
  /** Back to the catalogues and nobody, to `now` or real time, without latency and failures. */
  reset(): Promise<void>;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Starts a server in milliseconds from a snapshot of the migrated and seeded database. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { origin = 'http://huella.test', storage, pageFont } = options;
  const memory = await createMemory(options.now);
  if (options.from) await restore(memory, options.from);
  const persistence = storage ? createPersistence(memory, storage) : createNoPersistence(memory);
  const ports = { ...createMockPorts(memory, origin), ...(pageFont && { pageFont }) };
  let app = createApp(ports, { checkResponses: true });
  // An app remembers sessions and catalogues that another database may not have.
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
    fetch: (request) => answerRequest(request, { overrides, log, latency: () => latency, real }),
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
