import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { todayInArgentina } from '@huella/validation/day';
import { dayOf } from './day-dates.ts';
import { withSwappedPages } from './swapped-pages.ts';

/** Swaps Page Up and Page Down. Today is Argentina's, not the device's (D15). */
export function CalendarDay({ onKeyDown, ...day }: PickerDayProps) {
  const isToday = dayOf(day.day) === todayInArgentina();
  return (
    <PickerDay
      {...day}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      onKeyDown={(event, date) => onKeyDown?.(withSwappedPages(event), date)}
    />
  );
}
