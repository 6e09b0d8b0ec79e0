import type { ReminderKind } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { Executor } from '../db/transaction.ts';

export interface ReminderCandidate {
  readonly accountId: number;
  /** Unique among all sources, and stable: `event-7`. */
  readonly item: string;
  readonly kind: ReminderKind;
  /** Contains the pet's name, but nothing else that the owner wrote. */
  readonly text: string;
  readonly day: Day;
  /** `HH:MM`; null for the whole day. */
  readonly time: string | null;
  /** The Argentine day of the owner's last change: no reminder until after that day. */
  readonly since: Day;
  /** Whether it stays open after its day. */
  readonly canBeOverdue: boolean;
  /** Days before its day for a single reminder; without it the usual steps apply. */
  readonly leadDays?: number;
}

/** Both ends inclusive. */
export interface DueRange {
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
}

export interface ReminderSource {
  /** Accounts that want none of these kinds are not read. */
  readonly kinds: readonly ReminderKind[];
  /** Open items that are due within a range of days, for a page of accounts; those with lead days, from today until as many days later. */
  list(db: Executor, accountIds: readonly number[], days: DueRange): Promise<ReminderCandidate[]>;
}
