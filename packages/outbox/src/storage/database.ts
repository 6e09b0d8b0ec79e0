import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredItem } from '../item.ts';

interface OutboxSchema extends DBSchema {
  items: { key: string; value: StoredItem; indexes: { account: string } };
  /** Files by item id, apart from the items, so that listing them reads no bytes. */
  files: { key: string; value: Blob | ArrayBuffer };
}

type Connection = IDBPDatabase<OutboxSchema>;

/**
 * Runs `work` on the database. `work` must be idempotent, because it may run twice. Rejects where the database cannot be used.
 */
export type WithDatabase = <Result>(work: (database: Connection) => Promise<Result>) => Promise<Result>;

export const OUTBOX_DATABASE = 'huella-outbox';
const VERSION = 1;

/** Milliseconds to wait for a database that another tab blocks. */
const OPEN_MS = 4_000;

/** Errors of a dead connection: Safari cuts it in the background, and deleted site data do (WebKit 197050, 277615). */
const DEAD = new Set(['InvalidStateError', 'UnknownError']);

/** Opens one connection lazily, and again after it died. Closes it for a newer version in another tab. */
export function createDatabase(): WithDatabase {
  let connection: Promise<Connection> | null = null;
  const forget = () => {
    connection = null;
  };
  const connect = () => {
    connection ??= open(forget);
    connection.catch(forget);
    return connection;
  };
  return async (work) => {
    try {
      return await work(await connect());
    } catch (error) {
      if (!isDead(error)) throw error;
      forget();
      return work(await connect());
    }
  };
}

function isDead(error: unknown): boolean {
  return error instanceof Error && DEAD.has(error.name);
}

async function open(onClosed: () => void): Promise<Connection> {
  const opening = openDB<OutboxSchema>(OUTBOX_DATABASE, VERSION, {
    upgrade: (database) => {
      database.createObjectStore('items', { keyPath: 'id' }).createIndex('account', 'account');
      database.createObjectStore('files');
    },
    blocking: () => {
      onClosed();
      void opening.then((database) => database.close());
    },
    terminated: onClosed,
  });
  return within(OPEN_MS, opening);
}

/** Rejects with a `TimeoutError` after `limit` milliseconds. */
export async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('It takes too long.', 'TimeoutError')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
