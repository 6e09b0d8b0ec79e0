import { migrate, seedCatalogues } from '@huella/server';
import type { MovableClock } from '../clock/movable-clock.ts';
import type { Mailbox } from '../ports/mailbox.ts';
import type { MemoryBlobs } from '../ports/memory-blobs.ts';
import { catalogueSnapshot } from '../sqlite/catalogue-snapshot.ts';
import type { MockDatabase } from '../sqlite/mock-database.ts';
import type { MockStorage, StoredState } from './mock-storage.ts';

export interface Memory {
  readonly database: MockDatabase;
  readonly mailbox: Mailbox;
  readonly blobs: MemoryBlobs;
  readonly clock: MovableClock;
  onReset: () => void;
}

/** Runs work so that its changes are saved, and other tabs' changes are seen. */
export interface Persistence {
  run<Result>(work: () => Promise<Result>, changes: boolean): Promise<Result>;
  forget(): Promise<void>;
}

/** Restores a state; migrates one of an older build and updates its catalogues. */
export async function restore(memory: Memory, state: StoredState): Promise<void> {
  const { database, mailbox, blobs, clock } = memory;
  await database.replace(state.database);
  if (await migrate(database.db)) await seedCatalogues(database.db);
  mailbox.replace(state.mails);
  blobs.replace(state.blobs);
  clock.restore(state.clock);
  memory.onReset();
}

export async function capture(
  { database, mailbox, blobs, clock }: Memory,
  revision: number,
): Promise<StoredState> {
  return {
    revision,
    database: await database.export(),
    mails: mailbox.list(),
    blobs: blobs.entries(),
    clock: clock.state(),
  };
}

async function empty(memory: Memory) {
  const { database, mailbox, blobs } = memory;
  await database.replace(await catalogueSnapshot());
  mailbox.replace([]);
  blobs.replace(new Map());
  memory.onReset();
}

/** Saves nothing and never waits. */
export function createNoPersistence(memory: Memory): Persistence {
  return { run: (work) => work(), forget: () => empty(memory) };
}

/** Serializes work over all tabs: reads the newest state before, and saves before it responds. */
export function createPersistence(memory: Memory, storage: MockStorage): Persistence {
  let known: number | null = null;

  async function catchUp() {
    const revision = await storage.revision();
    if (revision === null || revision === known) return;
    const state = await storage.load();
    if (state) await restore(memory, state);
    known = revision;
  }

  async function save() {
    known = ((await storage.revision()) ?? 0) + 1;
    await storage.save(await capture(memory, known));
  }

  return {
    run: (work, changes) =>
      storage.exclusively(async () => {
        await catchUp();
        const result = await work();
        if (changes) await save();
        return result;
      }),
    forget: () =>
      storage.exclusively(async () => {
        await empty(memory);
        await save();
      }),
  };
}
