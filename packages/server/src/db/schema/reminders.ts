import type { DayText, Instant } from './columns.ts';

/** A sent reminder: one row per item, moment and step, so that none is repeated. */
export interface RemindersTable {
  account_id: number;
  item: string;
  /** When the item is due; a moved one is reminded of again. */
  moment: string;
  /** A `ReminderStep`. */
  stage: string;
  /** The Argentine day of the mail. */
  day: DayText;
  /** When the mail server accepted it. A null of an earlier day was never sent, and may be sent again. */
  accepted_at: Instant | null;
}

/** A kind without a row is on, except birthdays. */
export interface ReminderSettingsTable {
  account_id: number;
  kind: string;
  enabled: number;
  /** For food: days before the end. */
  lead_days: number | null;
}
