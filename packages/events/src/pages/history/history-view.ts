import type { Pet } from '@huella/contract';
import type { CalendarState } from '../../api/use-calendar.ts';

/** The items that a view shows. */
export interface HistoryViewProps {
  calendar: Extract<CalendarState, { status: 'present' }>;
  pets: readonly Pet[];
  /** The only pet that is shown. */
  only: Pet | undefined;
}
