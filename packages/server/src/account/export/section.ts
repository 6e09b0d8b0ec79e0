import type { Database } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

/** Whose data are exported. */
export interface Holder {
  readonly accountId: number;
  /** The address in lower case. */
  readonly emailKey: string;
}

/** One part of `datos.json`: its Spanish name, the tables that it tells of, and what it says. */
export interface Section {
  readonly name: string;
  readonly tables: readonly (keyof Database)[];
  read(db: Executor, holder: Holder): Promise<unknown>;
}
