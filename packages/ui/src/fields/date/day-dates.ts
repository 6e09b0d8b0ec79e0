import type { Day } from '@huella/validation/day';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es';

// A day is read and written by its digits alone, never through an instant: no zone can shift it (O-DT-01).

/** The date that MUI X shows for a day; null for a text that is none. */
export function toDayjs(day: string | undefined): Dayjs | null {
  return day && /^\d{4}-\d{2}-\d{2}$/u.test(day) ? dayjs(`${day}T12:00:00`) : null;
}

/** The day of a date that MUI X has picked. */
export function dayOf(date: Dayjs): Day {
  return date.format('YYYY-MM-DD');
}
