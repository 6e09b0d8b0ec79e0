import { lazyComponent } from '@huella/ui';
import type { HistoryViewProps } from './history-view.ts';
import { HistoryMonthSkeleton } from './history-skeletons.tsx';

/** Loads the month and its day together: the day would look empty beside a loading month. */
export const HistoryMonth = lazyComponent<HistoryViewProps>(
  async () => (await import('./month-and-day.tsx')).MonthAndDay,
  { loading: <HistoryMonthSkeleton /> },
);
