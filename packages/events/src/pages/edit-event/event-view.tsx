import type { Event } from '@huella/contract';
import { ButtonLink, InlineAlert } from '@huella/ui';
import { argentineMoment, dayOfMoment, momentOf } from '@huella/validation/event';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
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

const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: 12,
  '&:empty': { display: 'none' },
});

/** Shows an event and its actions, or why the insurer's own has none. */
export function EventView({ event, onSaved }: EventViewProps) {
  return (
    <Stack spacing={3}>
      <EventCard event={event} />
      <Actions>
        {isMovable(event) && !event.done && <MarkDone event={event} onSaved={onSaved} />}
        {isToCome(event) && <SaveToCalendar event={event} />}
      </Actions>
      {event.tipo === 'Cumpleaños' && <BirthdayNote petId={event.mascota.id} />}
      {event.tipo === 'Videollamada' && <CallNote />}
      {isMovable(event) && (
        <section>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {copy.move}
          </Typography>
          <MoveForm event={event} onSaved={onSaved} />
        </section>
      )}
    </Stack>
  );
}

function isMovable({ tipo }: Event): boolean {
  return tipo !== 'Cumpleaños' && tipo !== 'Videollamada';
}

/** Past events need no calendar. */
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
