import type { CalendarItem, EventCatalogues } from '@huella/calendar';
import type { Pet } from '@huella/contract';
import { TextLink, VisuallyHidden } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarEntries } from '../../components/calendar-entry/calendar-entries.tsx';
import { fromCalendar } from '../../lib/from-calendar.ts';
import { longDay } from '../../lib/long-day.ts';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export interface DayListProps {
  day: Day;
  items: readonly CalendarItem[];
  only: Pet | undefined;
  today: Day;
  catalogues: EventCatalogues;
}

/** What stands on the chosen day of the month; how much is read out when another day is chosen. */
export function DayList({ day, items, only, today, catalogues }: DayListProps) {
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="chosen-day">
      <Typography
        component="h2"
        variant="h3"
        id="chosen-day"
        sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {longDay(day)}
      </Typography>
      <VisuallyHidden as="output">{copy.ofDay(longDay(day), items.length)}</VisuallyHidden>
      {items.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{copy.nothing}</Typography>}
      <CalendarEntries items={items} today={today} catalogues={catalogues} registerState={fromCalendar} />
      <TextLink
        to={eventsPaths.newEvent.href({ ...(only && { mascota: only.id }), fecha: day })}
        state={fromCalendar}
      >
        {copy.addOn(day === today)}
      </TextLink>
    </Stack>
  );
}
