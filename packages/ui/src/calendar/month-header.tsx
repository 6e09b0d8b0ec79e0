import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { startTransition } from 'react';

/** Changes the month in a transition, so that a slow phone stays responsive. */
export function MonthHeader({ onMonthChange, ...header }: PickersCalendarHeaderProps) {
  return (
    <PickersCalendarHeader
      {...header}
      onMonthChange={(month) => startTransition(() => onMonthChange(month))}
    />
  );
}
