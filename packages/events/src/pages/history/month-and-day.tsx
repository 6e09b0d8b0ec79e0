import type { CalendarItem } from '@huella/calendar';
import { MarkedCalendar } from '@huella/ui/marked-calendar';
import { todayInArgentina } from '@huella/validation/day';
import { useMemo } from 'react';
import { DayList } from './day-list.tsx';
import type { HistoryViewProps } from './history-view.ts';
import { marksOf } from './marks-of.ts';
import { Month, Container, Sides } from './history-month-style.ts';
import { MonthLegend } from './month-legend.tsx';
import { useHistoryQuery } from './use-history-query.ts';

/** A month with marked days, followed by the chosen day. */
export function MonthAndDay({ calendar, only }: HistoryViewProps) {
  const { query, goTo } = useHistoryQuery();
  const today = todayInArgentina(calendar.now);
  const day = query.day ?? today;
  const byDay = useMemo(() => itemsByDay(calendar.items, only?.id), [calendar.items, only]);
  const marks = useMemo(() => marksOf(byDay), [byDay]);
  return (
    <Container>
      <Sides>
        <Month>
          <div className="month">
            <MarkedCalendar
              value={day}
              today={today}
              marks={marks}
              onPick={(picked) => goTo({ day: picked, count: query.count })}
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
    </Container>
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
