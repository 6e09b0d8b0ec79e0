export interface DayMark {
  /** Read after the day's name, with the count. */
  label: string;
  shapes: readonly MarkShape[];
}

export type MarkShape = 'done' | 'overdue' | 'upcoming';
