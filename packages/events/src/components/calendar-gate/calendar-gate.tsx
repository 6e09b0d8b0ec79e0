import { LoadGate } from '@huella/ui';
import type { ReactNode } from 'react';
import { type PresentCalendar, useCalendar } from '../../api/use-calendar.ts';
import { copy } from '../../copy.ts';

export interface CalendarGateProps {
  skeleton: ReactNode;
  children: (calendar: PresentCalendar) => ReactNode;
}

/** The states of a calendar page (D72). */
export function CalendarGate({ skeleton, children }: CalendarGateProps) {
  return (
    <LoadGate state={useCalendar()} skeleton={skeleton} error={copy.error} outdated={copy.outdated}>
      {children}
    </LoadGate>
  );
}
