import { usePets } from '@huella/pets/api';
import { ActionCard, InlineAlert, ListSkeleton, useIsListBeside } from '@huella/ui';
import { daysBetween, todayInArgentina } from '@huella/validation/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCalendar } from '../../api/use-calendar.ts';
import { copy as shared } from '../../copy.ts';
import { comingItems, HOME_MAXIMUM } from '../../lib/home-items.ts';
import { eventsPaths } from '../../paths.ts';
import { CalendarEntries } from '../calendar-entry/calendar-entries.tsx';
import { copy } from './copy.ts';

/** With up to this many pets, each card shows the pet's next event. */
const PETS_WITH_NEXT_EVENT = 2;
/** Days ahead that a phone still shows. */
const SOON_DAYS = 7;

/**
 * The next events, with links to the calendar and to the video call (D33). A phone shows only the next days where the pets' cards
 * show the rest. Nothing without a pet.
 */
export function CalendarAtHome() {
  const { data: pets = [] } = usePets();
  const isDashboard = useIsListBeside();
  if (pets.length === 0) return null;
  return (
    <>
      <Stack component="section" spacing={1.5} aria-labelledby="calendar-at-home">
        {/* On a desktop aligned with the heading of the pets beside it, which has a button. */}
        <Typography component="h2" variant="h2" id="calendar-at-home" sx={{ lineHeight: { lg: '3rem' } }}>
          {copy.title}
        </Typography>
        <NextItems isBrief={!isDashboard && pets.length <= PETS_WITH_NEXT_EVENT} />
        <ActionCard icon="calendar" {...copy.all} action={{ to: eventsPaths.calendar.href() }} />
      </Stack>
      <Stack component="section" spacing={1.5} aria-labelledby="help-at-home">
        <Typography component="h2" variant="h2" id="help-at-home">
          {copy.help}
        </Typography>
        <ActionCard icon="video" {...copy.vetCall} action={{ to: eventsPaths.vetCall.href() }} />
      </Stack>
    </>
  );
}

function NextItems({ isBrief }: { isBrief: boolean }) {
  const calendar = useCalendar();
  if (calendar.status === 'loading') return <ListSkeleton rows={isBrief ? 1 : 2} />;
  if (calendar.status === 'failed')
    return (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: calendar.retry }}>
        {copy.error}
      </InlineAlert>
    );
  const today = todayInArgentina(calendar.now);
  const coming = comingItems(calendar.items, today);
  const next = isBrief
    ? coming.filter(({ day }) => daysBetween(today, day) <= SOON_DAYS).slice(0, 1)
    : coming.slice(0, HOME_MAXIMUM);
  if (next.length === 0)
    return isBrief ? null : <Typography sx={{ color: 'text.secondary' }}>{copy.calm}</Typography>;
  return <CalendarEntries items={next} catalogues={calendar.catalogues} today={today} label={copy.title} />;
}
