import type { Pet } from '@huella/contract';
import type { PresentCalendar } from '../../api/use-calendar.ts';

export interface HistoryViewProps {
  calendar: PresentCalendar;
  pets: readonly Pet[];
  only: Pet | undefined;
}
