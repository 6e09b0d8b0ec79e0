import { useCallback, useEffect, useState } from 'react';
import { openDraft } from './drafts.ts';

type Days = Readonly<Record<string, string>>;

export interface StoredDays {
  readonly days: Days;
  setDay: (key: string, day: string) => void;
}

/** Milliseconds. A year is fine because it holds no personal data. */
const TTL_MS = 365 * 24 * 60 * 60 * 1000;

/** Days (`YYYY-MM-DD`) by key, stored like a draft but for a year after the last change. */
export function useStoredDays(name: string): StoredDays {
  const [draft] = useState(() => openDraft(name));
  const [days, setDays] = useState(() => daysIn(draft.restored?.values));
  useEffect(() => {
    if (Object.keys(days).length > 0) draft.write({ step: 0, values: { days } }, TTL_MS);
  }, [draft, days]);
  const setDay = useCallback(
    (key: string, day: string) => setDays((before) => ({ ...before, [key]: day })),
    [],
  );
  return { days, setDay };
}

function daysIn(values: object | undefined): Days {
  if (values === undefined || !('days' in values) || !(values.days instanceof Object)) return {};
  return Object.fromEntries(
    Object.entries(values.days).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
