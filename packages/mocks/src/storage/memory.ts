import { createMovableClock } from '../clock/movable-clock.ts';
import { createMailbox } from '../ports/mailbox.ts';
import { createMemoryBlobs } from '../ports/memory-blobs.ts';
import { catalogueSnapshot } from '../sqlite/catalogue-snapshot.ts';
import { openMockDatabase } from '../sqlite/mock-database.ts';
import type { Memory } from './persistence.ts';

/** A fresh memory: catalogues, nobody in it, and a clock that stands still when `now` is given. */
export async function createMemory(now?: Date): Promise<Memory> {
  const clock = createMovableClock();
  if (now) clock.freeze(now);
  return {
    clock,
    database: await openMockDatabase(await catalogueSnapshot()),
    mailbox: createMailbox(clock),
    blobs: createMemoryBlobs(),
    onReset: () => {},
  };
}
