import { useFlow, useSubmit } from '@huella/forms';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { eventsApi } from '../../api/events-endpoints.ts';
import { NEW_EVENT } from '../../api/use-just-noted.ts';
import { eventResolver } from '../../forms/event-form/event-flow.ts';
import { eventBody, fieldOfPath } from '../../lib/event-body.ts';
import { firstValues } from '../../lib/event-values.ts';
import type { EventFacts } from '../../lib/follow-up-proposal.ts';
import { EVENT_TOAST_MS } from '../../lib/event-toast.ts';
import { copy } from './copy.ts';
import { useSending } from './use-sending.ts';

const steps = [
  { name: 'moment', path: '/crear-evento/1', fields: ['mascotaId', 'tipo', 'done', 'event_on', 'hora'] },
  {
    name: 'details',
    path: '/crear-evento/2',
    fields: ['vacunaId', 'productoId', 'proxima', 'machos', 'hembras', 'fallecidos', 'description'],
  },
] as const;

export function useNewEvent({ pets }: EventFacts) {
  const [search] = useSearchParams();
  const [createEvent] = eventsApi.useCreateEventMutation(NEW_EVENT);
  const [sending, finish] = useSending();
  const [resolver] = useState(() => eventResolver(pets));
  const flow = useFlow({
    resolver,
    defaultValues: firstValues(search, pets),
    draft: draftOf(search),
    steps,
  });
  const submit = useSubmit(flow, {
    body: eventBody,
    send: createEvent,
    success: copy.success,
    successMs: EVENT_TOAST_MS,
    failure: copy.failure,
    fieldOf: fieldOfPath,
    onSent: finish,
  });
  return { flow, sending, ...submit };
}

/** A query gets its own draft, so that forms do not mix. */
function draftOf(search: URLSearchParams): string {
  const asked = search.toString();
  return asked === '' ? 'new-event' : `new-event-${asked}`;
}
