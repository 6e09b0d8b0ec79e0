import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { startTransition } from 'react';

/** The month's name and arrows. Another month is drawn in small pieces, between which a slow phone answers to a finger. */
export function MonthHeader({ onMonthChange, ...header }: PickersCalendarHeaderProps) {
  return (
    <PickersCalendarHeader
      {...header}
      onMonthChange={(month) => startTransition(() => onMonthChange(month))}
    />
  );
}
