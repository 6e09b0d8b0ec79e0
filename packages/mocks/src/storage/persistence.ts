import { migrate, seedCatalogues } from '@huella/server';
import type { MovableClock } from '../clock/movable-clock.ts';
import type { Mailbox } from '../ports/mailbox.ts';
import type { MemoryBlobs } from '../ports/memory-blobs.ts';
import { catalogueSnapshot } from '../sqlite/catalogue-snapshot.ts';
import type { MockDatabase } from '../sqlite/mock-database.ts';
import type { MockStorage, StoredState } from './mock-storage.ts';

/** What a mock server remembers, and who has to know when all of it was exchanged. */
export interface Memory {
  readonly database: MockDatabase;
  readonly mailbox: Mailbox;
  readonly blobs: MemoryBlobs;
  readonly clock: MovableClock;
  onReset: () => void;
}

/** Runs pieces of work so that what they changed is kept, and what another tab changed is seen. */
export interface Persistence {
  run<Result>(work: () => Promise<Result>, changes: boolean): Promise<Result>;
  forget(): Promise<void>;
}

/** Puts a state back; what an older build saved gets the tables that came since, and the catalogues. */
export async function restore(memory: Memory, state: StoredState): Promise<void> {
  const { database, mailbox, blobs, clock } = memory;
  await database.replace(state.database);
  if (await migrate(database.db)) await seedCatalogues(database.db);
  mailbox.replace(state.mails);
  blobs.replace(state.blobs);
  clock.restore(state.clock);
  memory.onReset();
}

/** Everything that a server remembers, to be put back later. */
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

/** Without a storage: nothing outlives the server, and nothing has to wait. */
export function createNoPersistence(memory: Memory): Persistence {
  return { run: (work) => work(), forget: () => empty(memory) };
}

/** With a storage: one piece of work at a time over all tabs, on the newest state, saved before it is answered. */
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
