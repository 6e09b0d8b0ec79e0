import { lockAccountShared } from '../auth/repositories/accounts.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { findBirthday } from './birthdays.ts';
import type { EventRow } from './event-to-wire.ts';
import { lockEvent } from './repositories/events.ts';

interface OwnEventKey {
  readonly accountId: number;
  readonly id: number;
  readonly today: string;
}

/** Locks an event of the caller, account first. 404 for a missing or foreign one, 409 for a birthday, which is computed. */
export async function lockOwnEvent(tx: Tx, { accountId, id, today }: OwnEventKey): Promise<EventRow> {
  await lockAccountShared(tx, accountId);
  const event = id < 0 ? undefined : await lockEvent(tx, accountId, id);
  if (event) return event;
  const isBirthday = id < 0 && (await findBirthday(tx, accountId, { id, today })) !== undefined;
  throw new ApiError(isBirthday ? 'not_editable' : 'not_found');
}
