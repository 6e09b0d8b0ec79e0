import type { Event } from '@huella/contract';
import { ErrorState, FormSkeleton, GoBack, Page, useGoBack } from '@huella/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { eventsPaths, externalPaths } from '../../paths.ts';
import { eventIdOf } from '../../lib/event-id-of.ts';
import { copy } from './copy.ts';
import { DeleteButton } from './delete-button.tsx';
import { EventView } from './event-view.tsx';
import { useFreshEvent } from './use-fresh-event.ts';

/** One event: what is known of it, when it is, whether it was (specification §2, edit-event). */
export function EditEventPage() {
  const id = eventIdOf(useParams()['eventId']);
  const state = useFreshEvent(id);
  const goBack = useGoBack(eventsPaths.calendar.href());
  const [isDone, setDone] = useState(false);
  const leave = () => setDone(true);
  if (isDone) return <GoBack fallback={eventsPaths.calendar.href()} />;
  if (state.status === 'missing') return <Navigate to={externalPaths.notFound} replace />;
  const event = state.status === 'present' ? state.event : null;
  return (
    <Page
      title={copy.title}
      onBack={() => goBack()}
      aside={event && !isOfInsurer(event) && <DeleteButton event={event} onDeleted={leave} />}
      width="narrow"
    >
      {state.status === 'loading' && <FormSkeleton fields={3} />}
      {state.status === 'failed' && (
        <ErrorState
          title={copy.eventError.title}
          message={copy.eventError.text}
          onRetry={state.retry}
          busy={state.busy}
        />
      )}
      {event && <EventView key={event.id} event={event} onSaved={leave} />}
    </Page>
  );
}

/** What nobody notes: it is neither moved nor deleted here. */
function isOfInsurer({ tipo }: Event): boolean {
  return tipo === 'Cumpleaños' || tipo === 'Videollamada';
}
