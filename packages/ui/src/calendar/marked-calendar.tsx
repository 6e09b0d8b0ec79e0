import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { styled } from '@mui/material/styles';
import type { Day } from '@huella/validation/day';
import { startTransition, useMemo, useOptimistic } from 'react';
import { dayOf, toDayjs } from '../fields/date/day-dates.ts';
import { spanishCalendar } from '../fields/date/spanish-calendar.ts';
import type { DayMark } from './day-mark.ts';
import { MarkedDay, MonthContext } from './marked-day.tsx';
import { WEEKS } from './month-shape.ts';

const ROW = 52;

const Month = styled(DateCalendar)(({ theme }) => ({
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  maxHeight: 'none',
  margin: '0 auto',
  '& .MuiPickersCalendarHeader-root': { paddingInline: 8, marginBlock: 4 },
  // The month's name has one line beside the arrows, so its size is limited.
  '& .MuiPickersCalendarHeader-label': { fontSize: 'min(1rem, 20px)', whiteSpace: 'nowrap' },
  '& .MuiDayCalendar-weekDayLabel': { flex: 1, width: 'auto', margin: 0 },
  '& .MuiDayCalendar-weekContainer': { margin: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: ROW * WEEKS },
  '& .day': {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minWidth: 0,
    height: ROW - 2,
    margin: '1px 0',
    padding: 0,
    border: 0,
    borderRadius: 14,
    font: 'inherit',
    fontSize: 'min(0.9375rem, 22px)',
    color: 'inherit',
    background: 'none',
  },
  '& button.day': { cursor: 'pointer' },
  '@media (hover: hover)': { '& button.day:hover': { backgroundColor: theme.palette.tint.primary } },
  '& [aria-current="date"]': { boxShadow: `inset 0 0 0 1.5px ${theme.palette.outline}`, fontWeight: 700 },
  '& button.day[aria-selected="true"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    fontWeight: 700,
  },
  '& .marks': { display: 'flex', justifyContent: 'center', gap: 3, height: 8 },
  '& [aria-selected="true"] i': { outline: '1.5px solid currentColor', outlineOffset: 1 },
}));

export interface MarkedCalendarProps {
  value: Day;
  /** Argentina's (D15). */
  today: Day;
  onPick: (day: Day) => void;
  marks: ReadonlyMap<Day, DayMark>;
}

/** A calendar whose days have marks and labels. Large: load it with the page, and show a `MonthSkeleton` until then. */
export function MarkedCalendar({ value, today, onPick, marks }: MarkedCalendarProps) {
  const month = useMemo(() => ({ marks, today }), [marks, today]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={spanishCalendar}>
      <MonthContext value={month}>
        <Month
          value={toDayjs(value)}
          onChange={(date, state) => date && state === 'finish' && onPick(dayOf(date))}
          views={['year', 'month', 'day']}
          openTo="day"
          reduceAnimations
          slots={{ calendarHeader: MonthHeader, day: MarkedDay }}
        />
      </MonthContext>
    </LocalizationProvider>
  );
}

/**
 * Changes the month in a transition, so that a slow phone stays responsive. Names the next month at once, and a second quick tap
 * goes on from there.
 */
function MonthHeader({ currentMonth, onMonthChange, ...header }: PickersCalendarHeaderProps) {
  const [month, showMonth] = useOptimistic(currentMonth);
  const change = (next: typeof currentMonth) =>
    startTransition(() => {
      showMonth(next);
      onMonthChange(next);
    });
  return <PickersCalendarHeader {...header} currentMonth={month} onMonthChange={change} />;
}
