import type { CalendarItem } from '@huella/calendar';
import { MarkedCalendar } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { DayList } from './day-list.tsx';
import type { HistoryViewProps } from './history-view.ts';
import { marksOf } from './marks-of.ts';
import { MonthLegend } from './month-legend.tsx';
import { useHistoryPlace } from './use-history-place.ts';

/** Height of a desktop's day, in pixels, and the weeks of the largest month. */
const DAY = 64;
const WEEKS = 6;
/** Of the month's name and the weekdays. */
const HEAD = 100;

/** The place of both, in which their query is measured. */
const Place = styled('div')({ containerType: 'inline-size' });

/** The month above the day's list on a phone, beside it where both have room. */
const Sides = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 36em)': {
    gridTemplateColumns: 'minmax(0, 25rem) minmax(16rem, 1fr)',
    alignItems: 'start',
  },
});

const Month = styled('div')(({ theme }) => ({
  padding: '4px 0 12px',
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  // A desktop has room for larger days; the place is as high before the month's code is there.
  [theme.breakpoints.up('md')]: {
    padding: '12px 8px 20px',
    '& > .month': { minHeight: DAY * WEEKS + HEAD },
    '& .MuiDateCalendar-root .day': { height: DAY - 2, fontSize: 'min(1.0625rem, 22px)' },
    '& .MuiDateCalendar-root .MuiDayCalendar-slideTransition': { minHeight: DAY * WEEKS },
  },
}));

/** The items as a month with marked days, and the list of the chosen day after it. */
export function HistoryMonth({ calendar, only }: HistoryViewProps) {
  const { place, goTo } = useHistoryPlace();
  const today = todayInArgentina(calendar.now);
  const day = place.day ?? today;
  const byDay = useMemo(() => itemsByDay(calendar.items, only?.id), [calendar.items, only]);
  const marks = useMemo(() => marksOf(byDay), [byDay]);
  return (
    <Place>
      <Sides>
        <Month>
          <div className="month">
            <MarkedCalendar
              value={day}
              today={today}
              marks={marks}
              onPick={(picked) => goTo({ day: picked, count: place.count })}
            />
          </div>
          <MonthLegend />
        </Month>
        <DayList
          day={day}
          items={byDay.get(day) ?? []}
          only={only}
          today={today}
          catalogues={calendar.catalogues}
        />
      </Sides>
    </Place>
  );
}

function itemsByDay(items: readonly CalendarItem[], petId: number | undefined): Map<string, CalendarItem[]> {
  const byDay = new Map<string, CalendarItem[]>();
  for (const item of items) {
    if (petId !== undefined && item.event.mascota.id !== petId) continue;
    const ofDay = byDay.get(item.day);
    if (ofDay) ofDay.push(item);
    else byDay.set(item.day, [item]);
  }
  return byDay;
}
