import { useFlow, useSubmit } from '@huella/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { eventsApi } from '../../api/events-endpoints.ts';
import { NEW_EVENT } from '../../api/use-just-created.ts';
import { type EventFlow, eventResolver } from '../../forms/event-form/event-flow.ts';
import { eventBody, fieldOfPath } from '../../lib/event-body.ts';
import { type EventFormValues, firstValues } from '../../lib/event-values.ts';
import { reconcileEvent } from '../../lib/reconcile-event.ts';
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

export function useNewEvent(facts: EventFacts) {
  const [search] = useSearchParams();
  const [createEvent] = eventsApi.useCreateEventMutation(NEW_EVENT);
  const [sending, finish] = useSending();
  const [resolver] = useState(() => eventResolver(facts.pets));
  const [defaultValues] = useState(() => proposedValues(search, facts));
  const flow = useFlow({
    resolver,
    defaultValues,
    draft: draftOf(search),
    steps,
  });
  useFocusOnMissing(flow, search.has('fecha'));
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

/** The first values, with the follow-up that typing their day would propose. */
function proposedValues(search: URLSearchParams, facts: EventFacts): EventFormValues {
  const first = firstValues(search, facts.pets);
  return reconcileEvent({ ...first, event_on: '' }, first, facts).values;
}

/** Opens a prefilled form at what it still lacks (D103). */
function useFocusOnMissing({ form: { getValues, setFocus } }: EventFlow, isPrefilled: boolean): void {
  const focusMissing = useEffectEvent(() => {
    const values = getValues();
    const missing = steps[0].fields.find((name) => values[name] === '' || values[name] === null);
    if (isPrefilled && missing !== undefined) setFocus(missing);
  });
  useEffect(() => focusMissing(), []);
}

/** A query gets its own draft, so that forms do not mix. */
function draftOf(search: URLSearchParams): string {
  const query = search.toString();
  return query === '' ? 'new-event' : `new-event-${query}`;
}
