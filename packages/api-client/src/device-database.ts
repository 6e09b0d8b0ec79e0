import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';

interface DeviceDatabase<Schema extends DBSchema> {
  readonly name: string;
  readonly store: StoreNames<Schema>;
  readonly keyPath: string[];
}

/**
 * Runs one operation on a database of this device; null in a browser without storage (private window, blocked or full storage). Closes the
 * connection at once, so that it does not block `deleteDatabase` in any tab.
 */
export async function withDeviceDatabase<Schema extends DBSchema, Result>(
  { name, store, keyPath }: DeviceDatabase<Schema>,
  use: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | null> {
  try {
    const database = await openDB<Schema>(name, 1, {
      upgrade: (created) => void created.createObjectStore(store, { keyPath }),
      blocking: (_current, _blocked, { target }) => {
        if (target instanceof IDBDatabase) target.close();
      },
    });
    return await use(database).finally(() => database.close());
  } catch {
    return null;
  }
}
