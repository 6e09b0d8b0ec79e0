import type { Database } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

export interface DataSubject {
  readonly accountId: number;
  readonly emailKey: string;
}

export interface Section {
  readonly name: string;
  readonly tables: readonly (keyof Database)[];
  read(db: Executor, subject: DataSubject): Promise<unknown>;
}
