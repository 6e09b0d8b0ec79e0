import type { CalendarItem } from '@huella/calendar';
import { Icon } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import { overdueWords } from '../../lib/overdue-words.ts';
import { relativeDay } from '../../lib/relative-day.ts';
import { copy } from './copy.ts';

/** The state as a colour, an icon and a word. A past birthday has none: nobody did anything. */
export function EntryState({
  item: { state, day, event },
  today,
}: {
  item: Pick<CalendarItem, 'state' | 'day' | 'event'>;
  today: Day;
}) {
  if (state === 'done' && event.tipo === 'Cumpleaños') return null;
  const icon = { done: 'success', overdue: 'alert', upcoming: 'clock' } as const;
  return (
    <span className="state" data-state={state}>
      <Icon name={icon[state]} />
      {wordsOf({ state, event }, relativeDay(day, today))}
    </span>
  );
}

function wordsOf({ state, event }: Pick<CalendarItem, 'state' | 'event'>, when: string): string {
  if (state === 'done') return copy.done;
  return state === 'overdue' ? overdueWords(event, when, false) : when;
}
