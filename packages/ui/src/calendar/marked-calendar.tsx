import type { Day } from '@huella/validation/day';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { DayMark } from './day-mark.ts';
import { MonthSkeleton } from './month-skeleton.tsx';

export interface MarkedCalendarProps {
  /** The chosen day; its month is shown at first. */
  value: Day;
  /** Argentina's (D15). */
  today: Day;
  onPick: (day: Day) => void;
  /** The days on which something stands. */
  marks: ReadonlyMap<Day, DayMark>;
}

/** A month whose days say what stands on them, in their names and by marks. Its code is loaded when it is first shown. */
export const MarkedCalendar = lazyPart<MarkedCalendarProps>(
  async () => (await import('./marked-month.tsx')).MarkedMonth,
  { loading: <MonthSkeleton /> },
);
