import type { Pet } from '@huella/contract';
import type { PresentCalendar } from '../../api/use-calendar.ts';

/** The items that a view shows. */
export interface HistoryViewProps {
  calendar: PresentCalendar;
  pets: readonly Pet[];
  /** The only pet that is shown. */
  only: Pet | undefined;
}
