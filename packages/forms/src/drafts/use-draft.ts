import { useEffect, useLayoutEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedValues, withChanges } from './changed-values.ts';
import type { Draft } from './draft-storage.ts';
import type { OpenDraft } from './drafts.ts';

/** Milliseconds of rest before what was typed is stored; leaving the page does not wait. */
const REST_MS = 300;

export interface DraftOptions<Values extends FieldValues> {
  draft: OpenDraft;
  restored: Draft | null;
  defaultValues: DefaultValues<Values>;
  /** The step that was reached so far. */
  furthest: number;
}

/** Fills a form with its draft when it appears, and keeps the draft in step with what is typed. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { draft, restored, defaultValues, furthest }: DraftOptions<Values>,
) {
  const [isRestored, setRestored] = useState(restored !== null);
  const { reset, subscribe, getValues } = form;
  useLayoutEffect(() => {
    if (restored === null) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the draft has the shape of the values
    reset(withChanges(defaultValues, { ...restored.values }) as Values, {
      keepDefaultValues: true,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form appears
  }, []);
  useEffect(() => {
    const save = () => {
      const values = changedValues(defaultValues, getValues());
      if (Object.keys(values).length > 0) draft.write({ step: furthest, values });
      else draft.remove();
    };
    return saveAtRest(save, (onChange) => subscribe({ formState: { values: true }, callback: onChange }));
  }, [draft, furthest, defaultValues, getValues, subscribe]);
  return { isRestored, forgetRestored: () => setRestored(false) };
}

/** Calls `save` when changes have come to rest, and at once when the page goes. */
function saveAtRest(save: () => void, subscribe: (onChange: () => void) => () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  const flushIfHidden = () => document.visibilityState === 'hidden' && flush();
  const unsubscribe = subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(flush, REST_MS);
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
