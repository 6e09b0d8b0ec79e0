import type { ReminderKind } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { Executor } from '../db/transaction.ts';

/** Something of which its owner may be reminded. */
export interface ReminderCandidate {
  readonly accountId: number;
  /** Unique among all sources, and the same each time: `event-7`. */
  readonly item: string;
  readonly kind: ReminderKind;
  /** What it is, of which pet; nothing that the owner wrote but the pet's name. */
  readonly text: string;
  readonly day: Day;
  /** `HH:MM`; null for what is of the whole day. */
  readonly time: string | null;
  /** The Argentine day on which its owner noted or changed it last: that day and before, nobody has to be told. */
  readonly since: Day;
  /** Whether it stays open once its day is over. */
  readonly canBeOverdue: boolean;
  /** How many days before its day it is told, once; left away for what is told at the usual stages. */
  readonly leadDays?: number;
}

/** Both ends inclusive. */
export interface DayRange {
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
}

/** Where reminders come from. `sources/index.ts` lists every source. */
export interface ReminderSource {
  /** The kinds of its candidates: accounts that want none of them are not asked for. */
  readonly kinds: readonly ReminderKind[];
  /**
   * What is due within a range of days and nobody has done yet, for a page of accounts; what has lead days of its own, from today until as
   * many later.
   */
  list(db: Executor, accountIds: readonly number[], days: DayRange): Promise<ReminderCandidate[]>;
}
