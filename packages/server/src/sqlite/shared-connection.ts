import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { SqliteEngine, SqliteValue } from './engine.ts';
import { LockWait } from './lock-wait.ts';

/** Admits one caller at a time, in order. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves after all earlier callers have released it, with the function that releases it. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return release;
  }
}

/**
 * One SQLite connection per process. A transaction has it alone from taking the write lock to its end; the others queue. Waits for another
 * process's lock without blocking, so that others can read meanwhile.
 */
export class SharedConnectionDriver implements Driver {
  readonly #engine: SqliteEngine;
  readonly #transactions = new Mutex();
  #open: Promise<void> | null = null;

  constructor(engine: SqliteEngine) {
    this.#engine = engine;
  }

  async init(): Promise<void> {
    this.#run(CompiledQuery.raw('pragma foreign_keys = on'));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Turn({ run: (query) => this.#run(query), runAlone: (query) => this.#runAlone(query) });
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const wait = new LockWait();
    const release = await this.#transactions.acquire();
    try {
      // A deferred `begin` would fail at its first write if another process wrote after its first read.
      await wait.unlessLocked(() => this.#begin(turnOf(connection), release));
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Synchronous: a statement in between would join the transaction, and be lost with it. */
  #begin(turn: Turn, release: () => void): void {
    this.#run(CompiledQuery.raw('begin immediate'));
    const { promise, resolve: end } = Promise.withResolvers<void>();
    this.#open = promise;
    turn.begun(() => {
      this.#open = null;
      end();
      release();
    });
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#run(CompiledQuery.raw('commit'));
    turnOf(connection).ended();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      this.#run(CompiledQuery.raw('rollback'));
    } catch (error) {
      // SQLite has already rolled back, as on a full disk; the original error matters.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    } finally {
      turnOf(connection).ended();
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#engine.close();
  }

  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    while (this.#open !== null) await this.#open;
    return this.#run(query);
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#engine.prepare(sql);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely's types promise what the statement answers and takes
    const values = parameters as readonly SqliteValue[];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (statement.reader) return { rows: statement.all(values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

interface Shared {
  readonly run: <Row>(query: CompiledQuery) => QueryResult<Row>;
  readonly runAlone: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;
}

class Turn implements DatabaseConnection {
  readonly #shared: Shared;
  #end: (() => void) | null = null;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  begun(end: () => void): void {
    this.#end = end;
  }

  ended(): void {
    this.#end?.();
    this.#end = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { run, runAlone } = this.#shared;
    if (this.#end !== null) return run<Row>(query);
    return new LockWait().unlessLocked(() => runAlone<Row>(query));
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streams are not supported: they would hold the connection');
  }
}

function turnOf(connection: DatabaseConnection): Turn {
  if (connection instanceof Turn) return connection;
  throw new Error('A connection of another driver');
}
