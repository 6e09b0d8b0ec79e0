import type { DayText, Instant } from './columns.ts';

/** A reminder that was put into a mail: one row per thing, its moment and the stage, so that none comes twice. */
export interface RemindersTable {
  account_id: number;
  /** `event-7`, `follow-up-7`: the source's name of the thing. */
  item: string;
  /** When the thing is or was due; a moved one is reminded of again. */
  moment: string;
  stage: string;
  /** The Argentine day of the mail. */
  day: DayText;
  /** When the mail server took it. Null once the day is over: it never went out, and may again. */
  accepted_at: Instant | null;
}

/** What an account changed of its settings; a kind without a row is on, birthdays excepted. */
export interface ReminderSettingsTable {
  account_id: number;
  kind: string;
  /** 0 or 1. */
  enabled: number;
  /** Of food: how many days before. */
  lead_days: number | null;
}
