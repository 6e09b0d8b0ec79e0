import { lazyPart } from '@huella/ui';
import type { HistoryViewProps } from './history-view.ts';
import { HistoryMonthSkeleton } from './history-skeletons.tsx';

/** The month and its day come together: a day would say that it is empty beside a month that is still loading. */
export const HistoryMonth = lazyPart<HistoryViewProps>(
  async () => (await import('./month-and-day.tsx')).MonthAndDay,
  { loading: <HistoryMonthSkeleton /> },
);
