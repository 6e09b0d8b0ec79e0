import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerDayOwnerState } from '@mui/x-date-pickers/PickerDay';
import { styled } from '@mui/material/styles';
import { dayOf, toDayjs } from '../fields/date/day-dates.ts';
import { CalendarDay } from '../fields/date/calendar-day.tsx';
import { spanishCalendar } from '../fields/date/spanish-calendar.ts';
import type { DayMark } from './day-mark.ts';
import { Mark } from './mark.tsx';
import type { MarkedCalendarProps } from './marked-calendar.tsx';

const ROW = 52;
/** The largest month has so many weeks: the month's height never changes, and nothing below it jumps. */
const WEEKS = 6;

const Month = styled(DateCalendar)({
  width: '100%',
  maxWidth: '26rem',
  height: 'auto',
  maxHeight: 'none',
  margin: '0 auto',
  '& .MuiPickersCalendarHeader-root': { paddingInline: 8, marginBlock: 4 },
  // The month's name has one line beside the arrows: it grows as far as that has room.
  '& .MuiPickersCalendarHeader-label': { fontSize: 'min(1rem, 20px)', whiteSpace: 'nowrap' },
  '& .MuiDayCalendar-weekDayLabel': { flex: 1, width: 'auto', margin: 0 },
  '& .MuiDayCalendar-weekContainer': { margin: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: ROW * WEEKS },
  // A filler of another month is a cell as wide as a day.
  '& .MuiDayCalendar-weekContainer > *': { flex: 1, width: 'auto', minWidth: 0, margin: '1px 0' },
  '& .MuiPickerDay-root': {
    height: ROW - 2,
    borderRadius: 14,
    flexDirection: 'column',
    gap: 4,
    fontSize: 'min(0.9375rem, 22px)',
  },
  '& .marks': { display: 'flex', justifyContent: 'center', gap: 3, height: 8 },
  '& [aria-selected="true"] i': { outline: '1.5px solid currentColor', outlineOffset: 1 },
});

/** The month of a `MarkedCalendar`. */
export function MarkedMonth({ value, onPick, marks }: MarkedCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={spanishCalendar}>
      <Month
        value={toDayjs(value)}
        onChange={(date, state) => date && state === 'finish' && onPick(dayOf(date))}
        views={['year', 'month', 'day']}
        openTo="day"
        reduceAnimations
        slots={{ day: CalendarDay }}
        slotProps={{ day: ({ day }: PickerDayOwnerState) => markedDay(day, marks) }}
      />
    </LocalizationProvider>
  );
}

/** How a day is named and drawn: `27`, read as `viernes 27 de noviembre de 2026, 2 eventos: …`. */
function markedDay(date: PickerDayOwnerState['day'], marks: ReadonlyMap<string, DayMark>) {
  const mark = marks.get(dayOf(date));
  const name = date.format('dddd D [de] MMMM [de] YYYY');
  return {
    'aria-label': mark ? `${name}, ${mark.label}` : name,
    children: (
      <>
        {date.date()}
        <span className="marks">
          {mark?.shapes.map((shape) => (
            <Mark key={shape} shape={shape} />
          ))}
        </span>
      </>
    ),
  };
}
