import type { CalendarItem, EventCatalogues } from '@huella/calendar';
import type { Day } from '@huella/validation/day';
import { useMemo } from 'react';
import { createEventDetails } from '../../lib/event-details.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { Entries } from './entries-style.ts';

export interface CalendarEntriesProps {
  items: readonly CalendarItem[];
  catalogues: EventCatalogues;
  today: Day;
  /** What the list is, unless a heading says so. */
  label?: string;
  /** The navigation state with which a follow-up is registered. */
  registerState?: object;
}

/** Items of the calendar as a list. */
export function CalendarEntries({ items, catalogues, today, label, registerState }: CalendarEntriesProps) {
  const detailsOf = useMemo(() => createEventDetails(catalogues), [catalogues]);
  return (
    <Entries aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          <CalendarEntry item={item} detailsOf={detailsOf} today={today} registerState={registerState} />
        </li>
      ))}
    </Entries>
  );
}
