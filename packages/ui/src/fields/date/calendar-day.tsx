import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { withSwappedPages } from './swapped-pages.ts';

/** A day of a month, with Page Up for the month before. */
export function CalendarDay({ onKeyDown, ...day }: PickerDayProps) {
  return <PickerDay {...day} onKeyDown={(event, date) => onKeyDown?.(withSwappedPages(event), date)} />;
}
