import { ErrorState, InlineAlert, ListSkeleton } from '@huella/ui';
import type { ReactNode } from 'react';
import { type PresentCalendar, useCalendar } from '../../api/use-calendar.ts';
import { copy } from '../../copy.ts';

/** The states of a page of the calendar (D72). What could not be asked for again stays, and is said to be older. */
export function CalendarGate({ children }: { children: (calendar: PresentCalendar) => ReactNode }) {
  const calendar = useCalendar();
  if (calendar.status === 'loading') return <ListSkeleton rows={4} />;
  if (calendar.status === 'failed')
    return (
      <ErrorState
        title={copy.error.title}
        message={copy.error.text}
        onRetry={calendar.retry}
        busy={calendar.busy}
      />
    );
  return (
    <>
      {calendar.isOutdated && (
        <InlineAlert tone="warning" action={{ label: copy.retry, onClick: calendar.retry }}>
          {copy.outdated}
        </InlineAlert>
      )}
      {children(calendar)}
    </>
  );
}
