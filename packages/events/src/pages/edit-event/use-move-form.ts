import type { Event } from '@huella/contract';
import { useFlow, useSubmit } from '@huella/forms';
import { toast } from '@huella/ui';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { eventsApi } from '../../api/events-endpoints.ts';
import type { MomentValues } from '../../forms/event-form/moment-fields.tsx';
import { eventChange, faultsOfMove } from '../../lib/event-change.ts';
import { EVENT_TOAST_MS } from '../../lib/event-toast.ts';
import { copy } from './copy.ts';

export function useMoveForm(event: Event, onSaved: () => void) {
  const { id, event_on, hora, done } = event;
  const [updateEvent] = eventsApi.useUpdateEventMutation();
  const resolver = useMemo(() => resolverOf(event), [event]);
  const flow = useFlow<MomentValues, MomentValues>({ resolver, defaultValues: { event_on, hora } });
  const submit = useSubmit(flow, {
    body: (moment: MomentValues) => eventChange(event, { ...moment, done }),
    send: ({ body }) => updateEvent({ id, body }),
    success: copy.edited,
    successMs: EVENT_TOAST_MS,
    failure: copy.stays,
    onRejected: ({ code, fields }) => {
      if (code === 'not_found') {
        toast.error(copy.gone, { durationMs: EVENT_TOAST_MS });
        onSaved();
        return 'handled';
      }
      if (fields.length === 0) toast.error(copy.failure, { durationMs: EVENT_TOAST_MS });
      return 'unhandled';
    },
    onSent: onSaved,
  });
  return { flow, ...submit };
}

/** Checks with the current time, because a form may be open for an hour. */
function resolverOf(event: Event): Resolver<MomentValues, unknown, MomentValues> {
  return (values) => {
    const faults = faultsOfMove(event, { ...values, done: event.done }, new Date());
    const errors = Object.entries(faults).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, { type: 'rule', message }] as const],
    );
    return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
  };
}
