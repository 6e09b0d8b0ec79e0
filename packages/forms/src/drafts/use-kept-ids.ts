import { useState } from 'react';
import { openDraft } from './drafts.ts';

/** Ids that a person has chosen, and the way to choose others. */
export interface KeptIds {
  readonly ids: readonly number[];
  keep: (ids: readonly number[]) => void;
}

/** What was chosen before a form opens, kept under `name` as drafts are: for this account alone, over a reload, for a week. */
export function useKeptIds(name: string): KeptIds {
  const [draft] = useState(() => openDraft(name));
  const [ids, setIds] = useState(() => idsIn(draft.restored?.values));
  const keep = (next: readonly number[]) => {
    setIds(next);
    if (next.length > 0) draft.write({ step: 0, values: { ids: next } });
    else draft.remove();
  };
  return { ids, keep };
}

function idsIn(values: object | undefined): readonly number[] {
  if (values === undefined || !('ids' in values) || !Array.isArray(values.ids)) return [];
  return values.ids.filter((id) => Number.isSafeInteger(id));
}
