import type { CalendarItem, EventCatalogues } from '@huella/calendar';
import type { Pet } from '@huella/contract';
import { ButtonLink, Icon, Illustration, VisuallyHidden } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarEntries } from '../../components/calendar-entry/calendar-entries.tsx';
import { fromCalendar } from '../../lib/from-calendar.ts';
import { longDay } from '../../lib/long-day.ts';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { useEntryLinks } from './use-entry-links.ts';

export interface DayListProps {
  day: Day;
  items: readonly CalendarItem[];
  only: Pet | undefined;
  today: Day;
  catalogues: EventCatalogues;
}

const Nothing = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  padding: 16,
  borderRadius: 16,
  border: `1px dashed ${theme.palette.outline}`,
  color: theme.palette.text.secondary,
  '& > svg': { width: '6.5rem', height: 'auto' },
  '& > p': { flex: '1 1 9rem', margin: 0 },
}));

/** The items of the chosen day; announces their number when the day changes. */
export function DayList({ day, items, only, today, catalogues }: DayListProps) {
  const links = useEntryLinks();
  return (
    <Stack component="section" spacing={2} aria-labelledby="chosen-day">
      <div>
        {day === today && (
          <Typography sx={{ color: 'primary.main', fontWeight: 700 }}>{copy.today}</Typography>
        )}
        <Typography
          component="h2"
          variant="h2"
          id="chosen-day"
          sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {longDay(day)}
        </Typography>
      </div>
      <VisuallyHidden as="output">{copy.ofDay(longDay(day), items.length)}</VisuallyHidden>
      {items.length === 0 && (
        <Nothing>
          <Illustration name="calendar" />
          <p>{copy.nothing}</p>
        </Nothing>
      )}
      <CalendarEntries
        items={items}
        today={today}
        catalogues={catalogues}
        registerState={fromCalendar}
        links={links}
      />
      <div>
        <ButtonLink
          to={eventsPaths.newEvent.href({ ...(only && { mascota: only.id }), fecha: day })}
          state={fromCalendar}
          variant="outlined"
          startIcon={<Icon name="plus" />}
        >
          {copy.addOn(day === today)}
        </ButtonLink>
      </div>
    </Stack>
  );
}
