import type { Executor } from '../db/transaction.ts';

/** Ages and delays are in seconds, 0 without rows. */
export interface QueueState {
  readonly mailsWaiting: number;
  readonly oldestMailAge: number;
  readonly mailsAbandoned: number;
  readonly pushesWaiting: number;
  /** Since the oldest due message was due. */
  readonly longestPushDelay: number;
}

type Count = number | string | bigint;

export async function queueState(db: Executor, now: Date): Promise<QueueState> {
  const mails = await db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<Count>().filterWhere('failed_at', 'is', null).as('waiting'),
      eb.fn.min('created_at').filterWhere('failed_at', 'is', null).as('oldest'),
      eb.fn.countAll<Count>().filterWhere('failed_at', 'is not', null).as('abandoned'),
    ])
    .executeTakeFirstOrThrow();
  const pushes = await db
    .selectFrom('pushes')
    .select((eb) => [eb.fn.countAll<Count>().as('waiting'), eb.fn.min('due_at').as('due')])
    .executeTakeFirstOrThrow();
  return {
    mailsWaiting: Number(mails.waiting),
    oldestMailAge: secondsSince(mails.oldest, now),
    mailsAbandoned: Number(mails.abandoned),
    pushesWaiting: Number(pushes.waiting),
    longestPushDelay: secondsSince(pushes.due, now),
  };
}

/** The minimum of no rows is null, which the column's type does not say. */
function secondsSince(instant: string | null, now: Date): number {
  return instant === null ? 0 : Math.max(0, (now.getTime() - Date.parse(instant)) / 1000);
}
