import type { CalendarItem, EventCatalogues } from '@huella/calendar';
import type { Day } from '@huella/validation/day';
import { useMemo } from 'react';
import { createEventDetails } from '../../lib/event-details.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import type { EntryLinks } from './entry-links.ts';
import { Entries } from './entries-style.ts';

export interface CalendarEntriesProps {
  items: readonly CalendarItem[];
  catalogues: EventCatalogues;
  today: Day;
  label?: string;
  registerState?: object;
  links?: EntryLinks;
}

export function CalendarEntries({
  items,
  catalogues,
  today,
  label,
  registerState,
  links,
}: CalendarEntriesProps) {
  const detailsOf = useMemo(() => createEventDetails(catalogues), [catalogues]);
  return (
    <Entries aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          <CalendarEntry
            item={item}
            detailsOf={detailsOf}
            today={today}
            registerState={registerState}
            search={links?.search}
            isBesideEvent={links?.currentId !== undefined}
            isCurrent={links?.currentId === item.event.id}
          />
        </li>
      ))}
    </Entries>
  );
}
