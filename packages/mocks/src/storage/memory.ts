import { createMovableClock } from '../clock/movable-clock.ts';
import { createMailbox } from '../ports/mailbox.ts';
import { createMemoryBlobs } from '../ports/memory-blobs.ts';
import { catalogueSnapshot } from '../sqlite/catalogue-snapshot.ts';
import { openMockDatabase } from '../sqlite/mock-database.ts';
import type { Memory } from './persistence.ts';

/** The catalogues alone; the clock is frozen at `now`, if given. */
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
