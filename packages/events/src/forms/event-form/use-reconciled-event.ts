import { type Day, isDay } from '@huella/validation/day';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EventFormValues } from '../../lib/event-values.ts';
import type { EventFacts } from '../../lib/follow-up-proposal.ts';
import { reconcileEvent } from '../../lib/reconcile-event.ts';
import type { EventFlow } from './event-flow.ts';

export interface EventNotes {
  isKindReset: boolean;
  clearedFollowUp: Day | null;
}

const settledNames = ['tipo', 'event_on', 'vacunaId', 'productoId', 'proxima'] as const;

/** Keeps the form consistent (`reconcileEvent`), and reports what it reset. */
export function useReconciledEvent({ form }: EventFlow, facts: EventFacts): EventNotes {
  const { getValues, getFieldState, setValue, subscribe } = form;
  const [notes, setNotes] = useState<EventNotes>({ isKindReset: false, clearedFollowUp: null });
  const before = useRef<EventFormValues | null>(null);

  const reconcile = useEffectEvent((after: EventFormValues) => {
    const reconciled = reconcileEvent(before.current ?? after, after, facts);
    const { values } = reconciled;
    before.current = withLastDay(values, before.current);
    for (const name of settledNames)
      if (values[name] !== after[name])
        setValue(name, values[name], { shouldDirty: true, shouldValidate: getFieldState(name).invalid });
    setNotes((last) => ({
      isKindReset: values.tipo === '' && (reconciled.isKindReset || last.isKindReset),
      clearedFollowUp: values.proxima === '' ? (reconciled.clearedFollowUp ?? last.clearedFollowUp) : null,
    }));
  });

  useEffect(() => {
    let isSettling = false;
    const reconcileNow = () => {
      isSettling = true;
      reconcile({ ...getValues() });
      isSettling = false;
    };
    before.current = { ...getValues() };
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (isSettling) return;
        if (name === undefined) before.current = withLastDay({ ...values }, before.current);
        // After all watchers have run: a change within the callback would reach them before the original one.
        else queueMicrotask(reconcileNow);
      },
    });
  }, [getValues, subscribe]);
  return notes;
}

/** While a date is half typed, uses the last complete one. */
function withLastDay(values: EventFormValues, last: EventFormValues | null): EventFormValues {
  return isDay(values.event_on) || last === null ? values : { ...values, event_on: last.event_on };
}
