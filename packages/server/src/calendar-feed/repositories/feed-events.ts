import type { Event } from '@huella/contract';
import type { Executor } from '../../db/transaction.ts';
import { eventToWire } from '../../events/event-to-wire.ts';
import { eventRows } from '../../events/repositories/events.ts';

/** `SEQUENCE` and `LAST-MODIFIED` of a calendar entry. */
export interface Version {
  readonly sequence: number;
  readonly changedAt: Date;
}

export interface FeedEvent extends Version {
  readonly event: Event;
}

export async function listFeedEvents(db: Executor, accountId: number): Promise<FeedEvent[]> {
  const rows = await eventRows(db, accountId)
    .select(['events.sequence', 'events.updated_at'])
    .orderBy('events.moment')
    .orderBy('events.id')
    .execute();
  return rows.map((row) => ({
    event: eventToWire(row),
    sequence: row.sequence,
    changedAt: new Date(row.updated_at),
  }));
}
