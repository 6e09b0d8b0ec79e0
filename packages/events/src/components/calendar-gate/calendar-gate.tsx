import { ListSkeleton, LoadGate } from '@huella/ui';
import type { ReactNode } from 'react';
import { type PresentCalendar, useCalendar } from '../../api/use-calendar.ts';
import { copy } from '../../copy.ts';

/** The states of a page of the calendar (D72). */
export function CalendarGate({ children }: { children: (calendar: PresentCalendar) => ReactNode }) {
  return (
    <LoadGate
      state={useCalendar()}
      skeleton={<ListSkeleton rows={4} />}
      error={copy.error}
      outdated={copy.outdated}
    >
      {children}
    </LoadGate>
  );
}
