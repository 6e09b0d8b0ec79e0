import { usePets } from '@huella/pets/api';
import { ActionCard, InlineAlert, ListSkeleton, useIsListBeside } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCalendar } from '../../api/use-calendar.ts';
import { copy as shared } from '../../copy.ts';
import { eventsPaths } from '../../paths.ts';
import { CalendarEntries } from '../calendar-entry/calendar-entries.tsx';
import { copy } from './copy.ts';

/** Home is no list: so many items, and a link to the rest. */
const MAXIMUM = 3;
/** Of so many pets each says on its own card what comes first for it. */
const PETS_THAT_SAY = 2;

/**
 * What comes in the calendar, and the ways to all of it and to a video call (D33). A phone leaves out what the pets' cards above
 * say already. Nothing without a pet.
 */
export function CalendarAtHome() {
  const { data: pets = [] } = usePets();
  const isDashboard = useIsListBeside();
  if (pets.length === 0) return null;
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="calendar-at-home">
      {/* On a desktop on one line with the heading of the pets beside it, which shares its own with a button. */}
      <Typography component="h2" variant="h2" id="calendar-at-home" sx={{ lineHeight: { lg: '3rem' } }}>
        {copy.title}
      </Typography>
      {(isDashboard || pets.length > PETS_THAT_SAY) && <NextItems />}
      <ActionCard icon="calendar" {...copy.all} action={{ to: eventsPaths.calendar.href() }} />
      <ActionCard icon="video" {...copy.vetCall} action={{ to: eventsPaths.vetCall.href() }} />
    </Stack>
  );
}

function NextItems() {
  const calendar = useCalendar();
  if (calendar.status === 'loading') return <ListSkeleton rows={2} />;
  if (calendar.status === 'failed')
    return (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: calendar.retry }}>
        {copy.error}
      </InlineAlert>
    );
  const next = calendar.items.filter(({ state }) => state === 'upcoming').slice(0, MAXIMUM);
  if (next.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{copy.calm}</Typography>;
  return (
    <CalendarEntries
      items={next}
      catalogues={calendar.catalogues}
      today={todayInArgentina(calendar.now)}
      label={copy.title}
    />
  );
}
