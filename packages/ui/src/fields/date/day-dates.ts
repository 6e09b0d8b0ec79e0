import type { Day } from '@huella/validation/day';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es';

// Converts a day by its digits, never through an instant, so that no time zone shifts it (O-DT-01).

export function toDayjs(day: string | undefined): Dayjs | null {
  return day && /^\d{4}-\d{2}-\d{2}$/u.test(day) ? dayjs(`${day}T12:00:00`) : null;
}

export function dayOf(date: Dayjs): Day {
  return date.format('YYYY-MM-DD');
}
