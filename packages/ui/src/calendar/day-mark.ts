export interface DayMark {
  /** Read after the day's name, with the count. */
  label: string;
  /** Told apart by shape as well as by colour. */
  shapes: readonly MarkShape[];
}

/** A filled circle, a coral square on its tip, a ring. */
export type MarkShape = 'done' | 'overdue' | 'upcoming';
