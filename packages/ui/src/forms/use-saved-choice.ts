import { useRef, useState } from 'react';

export interface SavedChoice<Value> {
  /** Includes what is not saved yet. */
  shown: Value;
  /** Changes the newest value, also if it is not shown yet. */
  change: (next: (before: Value) => Value) => void;
}

/**
 * Saves a setting as it is changed. Two requests could arrive in the wrong order, so only one is pending; the newest value goes
 * with the next. When `save` resolves to false, everything reverts to `saved`, the server's value.
 */
export function useSavedChoice<Value>(
  saved: Value,
  save: (value: Value) => Promise<boolean>,
): SavedChoice<Value> {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const newest = useRef<{ value: Value } | null>(null);
  const isSaving = useRef(false);
  const saveNewest = async () => {
    for (let sent: typeof newest.current = null; newest.current !== null && newest.current !== sent;) {
      sent = newest.current;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is for
      if (!(await save(sent.value))) break;
    }
    newest.current = null;
    setChosen(null);
  };
  const change = (next: (before: Value) => Value) => {
    newest.current = { value: next((newest.current ?? { value: saved }).value) };
    setChosen(newest.current);
    if (isSaving.current) return;
    isSaving.current = true;
    void saveNewest().finally(() => (isSaving.current = false));
  };
  return { shown: (chosen ?? { value: saved }).value, change };
}
