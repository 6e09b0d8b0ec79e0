import type { CalendarItem } from '@huella/calendar';
import type { WaitingItem, WaitingGroup } from '@huella/ui';
import { type Day, todayInArgentina } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import { useCalendar } from '../../api/use-calendar.ts';
import { createEventDetails, type EventDetails } from '../../lib/event-details.ts';
import { listedOverdue } from '../../lib/home-items.ts';
import { overdueWords } from '../../lib/overdue-words.ts';
import { registerHref } from '../../lib/register-href.ts';
import { relativeDay } from '../../lib/relative-day.ts';
import { eventsPaths } from '../../paths.ts';
import { copy as entryCopy } from '../calendar-entry/copy.ts';
import { titleOfPet } from '../calendar-entry/entry-title.ts';
import { kindLookOf } from '../event-kind/kind-looks.ts';
import { copy } from './copy.ts';

const group = 'calendar';

/** Overdue events, the oldest first: a follow-up is registered, others are opened. */
export function useOverdueEvents(): WaitingGroup {
  const calendar = useCalendar();
  if (calendar.status === 'loading') return { group, isLoading: true, items: [] };
  if (calendar.status === 'failed')
    return { group, items: [], failure: { message: copy.error, retry: calendar.retry } };
  const overdue = calendar.items.filter(({ state }) => state === 'overdue');
  const detailsOf = createEventDetails(calendar.catalogues);
  const today = todayInArgentina(calendar.now);
  const listed = listedOverdue(calendar.items);
  const more = overdue.length - listed.length;
  return {
    group,
    items: listed.map((item) => overdueItem(item, detailsOf(item.event), today)),
    ...(more > 0 && { rest: { to: eventsPaths.calendar.href(), label: copy.more(more) } }),
  };
}

function overdueItem(item: CalendarItem, details: EventDetails, today: Day): WaitingItem {
  const { key, event, day, isFollowUp } = item;
  const pet = petName(event.mascota.nombre);
  const title = titleOfPet(item, details, pet);
  return {
    key,
    icon: kindLookOf(event).icon,
    tone: 'coral',
    title,
    text: `${overdueWords(event, relativeDay(day, today), details.subject !== null)}.`,
    action: isFollowUp
      ? { to: registerHref(item, today), label: entryCopy.register, name: entryCopy.registerOf(title) }
      : { to: eventsPaths.editEvent.href(event.id), label: copy.see, name: copy.seeOf(title) },
  };
}
