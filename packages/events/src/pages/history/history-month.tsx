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

/** The month above the day's list on a phone, beside it from a desktop's width on. */
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '20rem minmax(0, 1fr)', alignItems: 'start', gap: 32 },
}));

const Month = styled('div')(({ theme }) => ({
  padding: '4px 0 12px',
  borderRadius: 24,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

/** The items as a month with marked days, and the list of the chosen day after it. */
export function HistoryMonth({ calendar, only }: HistoryViewProps) {
  const { place, goTo } = useHistoryPlace();
  const today = todayInArgentina(calendar.now);
  const day = place.day ?? today;
  const byDay = useMemo(() => itemsByDay(calendar.items, only?.id), [calendar.items, only]);
  const marks = useMemo(() => marksOf(byDay), [byDay]);
  return (
    <Sides>
      <Month>
        <MarkedCalendar
          value={day}
          today={today}
          marks={marks}
          onPick={(picked) => goTo({ day: picked, count: place.count })}
        />
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
