/** What stands on a day of a `MarkedCalendar`. */
export interface DayMark {
  /** How many things, and which: read after the day's name. */
  label: string;
  /** One mark each, told apart by shape as well as by colour. */
  shapes: readonly MarkShape[];
}

/** A filled circle, a coral square on its tip, a ring. */
export type MarkShape = 'done' | 'overdue' | 'upcoming';
