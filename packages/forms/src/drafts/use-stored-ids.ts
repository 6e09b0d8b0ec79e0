import { useCallback, useEffect, useState } from 'react';
import { openDraft } from './drafts.ts';

type Ids = readonly number[];

export interface StoredIds {
  readonly ids: Ids;
  update: (change: (before: Ids) => Ids) => void;
}

/** Chosen ids, stored like a draft: per account, for a week. `update` is stable. */
export function useStoredIds(name: string): StoredIds {
  const [draft] = useState(() => openDraft(name));
  const [ids, setIds] = useState(() => idsIn(draft.restored?.values));
  useEffect(() => {
    if (ids.length > 0) draft.write({ step: 0, values: { ids } });
    else draft.remove();
  }, [draft, ids]);
  const update = useCallback((change: (before: Ids) => Ids) => setIds(change), []);
  return { ids, update };
}

function idsIn(values: object | undefined): Ids {
  if (values === undefined || !('ids' in values) || !Array.isArray(values.ids)) return [];
  return values.ids.filter((id) => Number.isSafeInteger(id));
}
