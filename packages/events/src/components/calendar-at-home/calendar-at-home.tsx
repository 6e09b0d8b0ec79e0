import { usePets } from '@huella/pets/api';
import { ActionCard, ButtonLink, Icon, InlineAlert, ListSkeleton } from '@huella/ui';
import { todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCalendar } from '../../api/use-calendar.ts';
import { copy as shared } from '../../copy.ts';
import { nextItems } from '../../lib/next-items.ts';
import { eventsPaths } from '../../paths.ts';
import { CalendarEntries } from '../calendar-entry/calendar-entries.tsx';
import { copy } from './copy.ts';

/** Home is no list: so many items, and a link to the rest. */
const MAXIMUM = 3;

/** What waits in the calendar, most urgent first, and the ways to all of it and to a video call (D33). Nothing without a pet. */
export function CalendarAtHome() {
  const { data: pets = [] } = usePets();
  if (pets.length === 0) return null;
  return (
    <Stack component="section" spacing={2} aria-labelledby="calendar-at-home">
      <Typography component="h2" variant="h2" id="calendar-at-home">
        {copy.title}
      </Typography>
      <NextItems />
      <div>
        <ButtonLink to={eventsPaths.calendar.href()} variant="outlined" startIcon={<Icon name="calendar" />}>
          {copy.all}
        </ButtonLink>
      </div>
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
  const next = nextItems(calendar.items, MAXIMUM);
  if (next.length > 0)
    return (
      <CalendarEntries
        items={next}
        catalogues={calendar.catalogues}
        today={todayInArgentina(calendar.now)}
        label={copy.title}
      />
    );
  return (
    <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon name="success" />
      {copy.calm}
    </Typography>
  );
}
