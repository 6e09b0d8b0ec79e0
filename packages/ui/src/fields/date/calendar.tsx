import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { todayInArgentina, type Day } from '@huella/validation/day';
import { CalendarDay } from './calendar-day.tsx';
import { dayOf, toDayjs } from './day-dates.ts';
import { spanishCalendar } from './spanish-calendar.ts';

export interface CalendarProps {
  /** `YYYY-MM-DD`; any other text means no day. */
  value: string;
  min?: Day;
  max?: Day;
  openTo?: 'day' | 'year';
  onPick: (day: Day) => void;
}

/** In Spanish, from Monday (O-DT-15). Today is Argentina's. */
export function Calendar({ value, min, max, openTo = 'day', onPick }: CalendarProps) {
  const chosen = toDayjs(value);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={spanishCalendar}>
      <DateCalendar
        value={chosen}
        referenceDate={chosen ?? toDayjs(nearestDay(todayInArgentina(), min, max)) ?? undefined}
        minDate={toDayjs(min) ?? undefined}
        maxDate={toDayjs(max) ?? undefined}
        onChange={(date, state) => date && state === 'finish' && onPick(dayOf(date))}
        // The person has just asked for it: the focus moves in, as it does into any dialog.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        views={['year', 'month', 'day']}
        openTo={chosen === null ? openTo : 'day'}
        reduceAnimations
        slots={{ day: CalendarDay }}
        // The calendar has a width in pixels, so the month's size is limited.
        sx={{ '& .MuiPickersCalendarHeader-label': { fontSize: 'min(1rem, 18px)', whiteSpace: 'nowrap' } }}
      />
    </LocalizationProvider>
  );
}

function nearestDay(day: Day, min: Day = day, max: Day = day): Day {
  if (day < min) return min;
  return day > max ? max : day;
}
