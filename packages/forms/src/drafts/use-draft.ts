import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedValues, withChanges } from './changed-values.ts';
import type { OpenDraft } from './drafts.ts';

const REST_MS = 300;

export interface DraftOptions<Values extends FieldValues> {
  draft: OpenDraft;
  defaultValues: DefaultValues<Values>;
  furthest: number;
}

/** Fills a form from its draft on mount, and stores values and step as they change. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { draft, defaultValues, furthest }: DraftOptions<Values>,
) {
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const { reset, subscribe, getValues } = form;
  // Runs during the first render: siblings that watch the form would miss a reset in an effect.
  useState(() => {
    if (draft.restored === null) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the draft has the shape of the values
    reset(withChanges(defaultValues, { ...draft.restored.values }) as Values, { keepDefaultValues: true });
  });
  useEffect(() => {
    const save = () => {
      const values = changedValues(defaultValues, getValues());
      if (Object.keys(values).length > 0) draft.write({ step: furthest, values });
      else draft.remove();
    };
    if (furthest > 0) save();
    return saveAtRest(save, (onChange) =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // The first edit takes the offer to discard the draft away.
          if (name !== undefined) setRestored(false);
          onChange();
        },
      }),
    );
  }, [draft, furthest, defaultValues, getValues, subscribe]);
  return { isRestored, forgetRestored: () => setRestored(false) };
}

/** Calls `save` after a pause in changes, and when the page is hidden if anything has changed. */
function saveAtRest(save: () => void, subscribe: (onChange: () => void) => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasChanged = false;
  const flush = () => {
    clearTimeout(timer);
    if (hasChanged) save();
  };
  const flushIfHidden = () => document.visibilityState === 'hidden' && flush();
  const unsubscribe = subscribe(() => {
    hasChanged = true;
    clearTimeout(timer);
    timer = setTimeout(save, REST_MS);
  });
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushIfHidden);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushIfHidden);
    flush();
  };
}
