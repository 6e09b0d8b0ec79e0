import { SuccessBand, TextLink } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Typography from '@mui/material/Typography';
import type { PresentCalendar } from '../../api/use-calendar.ts';
import { useJustCreated } from '../../api/use-just-created.ts';
import { kindLookOf } from '../../components/event-kind/kind-looks.ts';
import { longDay } from '../../lib/long-day.ts';
import { eventsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The event that was just created, whatever the calendar shows. */
export function JustCreated({ events }: Pick<PresentCalendar, 'events'>) {
  const event = useJustCreated(events);
  if (event === undefined) return null;
  const { id, mascota, event_on: day } = event;
  return (
    <SuccessBand illustration="noted" title={copy.created.title}>
      <Typography>
        {copy.created.text(kindLookOf(event).word, petName(mascota.nombre), longDay(day))}
      </Typography>
      <TextLink to={eventsPaths.editEvent.href(id)}>{copy.created.open}</TextLink>
    </SuccessBand>
  );
}
