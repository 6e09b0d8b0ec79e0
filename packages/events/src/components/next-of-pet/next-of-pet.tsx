import type { CalendarItem } from '@huella/calendar';
import type { Pet } from '@huella/contract';
import { todayInArgentina } from '@huella/validation/day';
import Typography from '@mui/material/Typography';
import { useCalendar } from '../../api/use-calendar.ts';
import { CalendarEntries } from '../calendar-entry/calendar-entries.tsx';
import { copy } from './copy.ts';

/** The pet's next events. Renders nothing while they load. */
export function NextOfPet({ pet }: { pet: Pet }) {
  const calendar = useCalendar();
  if (calendar.status !== 'present') return null;
  const next = nextItems(
    calendar.items.filter(({ event }) => event.mascota.id === pet.id),
    1,
  );
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next-of-pet">
      <Typography component="h2" variant="h3" id="next-of-pet" sx={{ mb: 1 }}>
        {copy.title}
      </Typography>
      <CalendarEntries items={next} catalogues={calendar.catalogues} today={todayInArgentina(calendar.now)} />
    </section>
  );
}

/** Overdue items, the oldest first, then coming ones. */
function nextItems(items: readonly CalendarItem[], count: number): CalendarItem[] {
  const overdue = items.filter(({ state }) => state === 'overdue');
  const upcoming = items.filter(({ state }) => state === 'upcoming');
  return [...overdue, ...upcoming].slice(0, count);
}
