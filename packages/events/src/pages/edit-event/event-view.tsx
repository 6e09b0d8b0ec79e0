import type { Event } from '@huella/contract';
import { ButtonLink, InlineAlert } from '@huella/ui';
import { argentineMoment, dayOfMoment, momentOf } from '@huella/validation/event';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { eventsPaths, externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EventCard } from './event-card.tsx';
import { MarkDone } from './mark-done.tsx';
import { MoveForm } from './move-form.tsx';
import { SaveToCalendar } from './save-to-calendar.tsx';

export interface EventViewProps {
  event: Event;
  onSaved: () => void;
}

/** What is known of an event, and what can be done about it: with one of the insurer, why nothing can. */
export function EventView({ event, onSaved }: EventViewProps) {
  return (
    <Stack spacing={3}>
      <EventCard event={event} />
      {isToCome(event) && <SaveToCalendar event={event} />}
      {event.tipo === 'Cumpleaños' && <BirthdayNote petId={event.mascota.id} />}
      {event.tipo === 'Videollamada' && <CallNote />}
      {event.tipo !== 'Cumpleaños' && event.tipo !== 'Videollamada' && (
        <>
          {!event.done && <MarkDone event={event} onSaved={onSaved} />}
          <section>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {copy.move}
            </Typography>
            <MoveForm event={event} onSaved={onSaved} />
          </section>
        </>
      )}
    </Stack>
  );
}

/** A calendar has no use for what was done or is over. */
function isToCome({ done, event_on, hora, tipo }: Event): boolean {
  const present = argentineMoment(new Date());
  if (tipo === 'Cumpleaños') return event_on >= dayOfMoment(present);
  return !done && momentOf(event_on, hora) >= present;
}

function BirthdayNote({ petId }: { petId: number }) {
  return (
    <>
      <InlineAlert tone="info">{copy.birthday}</InlineAlert>
      <ButtonLink to={externalPaths.petDetails(petId)} variant="outlined">
        {copy.birthdayAction}
      </ButtonLink>
    </>
  );
}

function CallNote() {
  return (
    <>
      <InlineAlert tone="info">{copy.call}</InlineAlert>
      <ButtonLink to={eventsPaths.vetCall.href()} variant="outlined">
        {copy.callAction}
      </ButtonLink>
    </>
  );
}
