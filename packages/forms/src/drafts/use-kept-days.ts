import { useCallback, useEffect, useState } from 'react';
import { openDraft } from './drafts.ts';

type Days = Readonly<Record<string, string>>;

/** Until when things are set aside, by their keys, and the way to set another one aside. */
export interface KeptDays {
  /** `YYYY-MM-DD` */
  readonly days: Days;
  keep: (key: string, day: string) => void;
}

/** Names of things and no personal data: they may stay for a year. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Days by the keys of what they are about, kept under `name` as drafts are, but for a year since the last one. */
export function useKeptDays(name: string): KeptDays {
  const [draft] = useState(() => openDraft(name));
  const [days, setDays] = useState(() => daysIn(draft.restored?.values));
  useEffect(() => {
    if (Object.keys(days).length > 0) draft.write({ step: 0, values: { days } }, KEPT_MS);
  }, [draft, days]);
  const keep = useCallback(
    (key: string, day: string) => setDays((before) => ({ ...before, [key]: day })),
    [],
  );
  return { days, keep };
}

function daysIn(values: object | undefined): Days {
  if (values === undefined || !('days' in values) || !(values.days instanceof Object)) return {};
  return Object.fromEntries(
    Object.entries(values.days).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
