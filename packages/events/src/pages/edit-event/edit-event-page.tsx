import type { Event } from '@huella/contract';
import { ErrorState, FormSkeleton, GoBack, Page, useGoBack } from '@huella/ui';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { kindLookOf } from '../../components/event-kind/kind-looks.ts';
import { eventsPaths, externalPaths } from '../../paths.ts';
import { eventIdOf } from '../../lib/event-id-of.ts';
import { historySearch, readHistoryQuery } from '../../lib/history-search.ts';
import { copy } from './copy.ts';
import { DeleteButton } from './delete-button.tsx';
import { EventView } from './event-view.tsx';
import { useFreshEvent } from './use-fresh-event.ts';

/** One event: details, date, state (specification §2, edit-event). Another one is another page. */
export function EditEventPage() {
  const id = eventIdOf(useParams()['eventId']);
  return <EventPage key={id} id={id} />;
}

function EventPage({ id }: { id: number | null }) {
  const state = useFreshEvent(id);
  const list = useListHref();
  const goBack = useGoBack(list);
  const [isDone, setDone] = useState(false);
  const leave = () => setDone(true);
  if (isDone) return <GoBack fallback={list} />;
  if (state.status === 'missing') return <Navigate to={externalPaths.notFound} replace />;
  const event = state.status === 'present' ? state.event : null;
  return (
    <Page
      title={event ? kindLookOf(event).word : copy.title}
      onBack={() => goBack()}
      aside={event && !isOfInsurer(event) && <DeleteButton event={event} onDeleted={leave} />}
    >
      {state.status === 'loading' && <FormSkeleton fields={3} />}
      {state.status === 'failed' && (
        <ErrorState title={copy.eventError} cause={state.cause} onRetry={state.retry} busy={state.busy} />
      )}
      {event && <EventView event={event} onSaved={leave} />}
    </Page>
  );
}

function useListHref(): string {
  const { search } = useLocation();
  return `${eventsPaths.calendar.href()}${historySearch(readHistoryQuery(new URLSearchParams(search)))}`;
}

/** Cannot be moved or deleted here. */
function isOfInsurer({ tipo }: Event): boolean {
  return tipo === 'Cumpleaños' || tipo === 'Videollamada';
}
