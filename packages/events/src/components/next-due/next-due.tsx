import type { CalendarItem } from '@huella/calendar';
import type { Pet } from '@huella/contract';
import { Icon } from '@huella/ui';
import { type Day, todayInArgentina } from '@huella/validation/day';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type PresentCalendar, useCalendar } from '../../api/use-calendar.ts';
import { createEventDetails } from '../../lib/event-details.ts';
import { comingItems, listedOverdue } from '../../lib/home-items.ts';
import { overdueWords } from '../../lib/overdue-words.ts';
import { relativeDay } from '../../lib/relative-day.ts';
import { entryTitle } from '../calendar-entry/entry-title.ts';
import { kindLookOf } from '../event-kind/kind-looks.ts';
import { copy } from './copy.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  margin: 0,
  lineHeight: 1.35,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '& svg': { width: 20, height: 20, flex: 'none' },
  '&[data-overdue]': { fontWeight: 650, color: theme.palette.secondary.main },
}));

/** The pet's next event in one line, whose space is kept while it loads. */
export function NextDue({ pet }: { pet: Pet }) {
  const calendar = useCalendar();
  if (calendar.status === 'loading')
    return (
      <Line as="div" aria-hidden="true">
        <Skeleton width="70%" />
      </Line>
    );
  return calendar.status === 'present' ? <Next pet={pet} calendar={calendar} /> : null;
}

function Next({ pet, calendar: { items, catalogues, now } }: { pet: Pet; calendar: PresentCalendar }) {
  const today = todayInArgentina(now);
  const next = nextOf(pet, items, today);
  if (next === undefined)
    return (
      <Line>
        <Icon name="calendar" />
        {copy.nothing}
      </Line>
    );
  const isOverdue = next.state === 'overdue';
  const details = createEventDetails(catalogues)(next.event);
  // A birthday's title says it all; of the others the kind says most.
  const title = (next.event.tipo === 'Cumpleaños' && details.subject) || entryTitle(next, details);
  const when = relativeDay(next.day, today);
  return (
    <Line data-overdue={isOverdue || undefined}>
      <Icon name={isOverdue ? 'alert' : kindLookOf(next.event).icon} />
      <span>{isOverdue ? overdueWords(next.event, when) : copy.upcoming(title, when)}</span>
    </Line>
  );
}

function nextOf(pet: Pet, items: readonly CalendarItem[], today: Day): CalendarItem | undefined {
  const isOfPet = ({ event }: CalendarItem) => event.mascota.id === pet.id;
  const overdue = items.find((item) => item.state === 'overdue' && isOfPet(item));
  if (overdue !== undefined && !listedOverdue(items).some(isOfPet)) return overdue;
  return comingItems(items, today).find(isOfPet);
}
