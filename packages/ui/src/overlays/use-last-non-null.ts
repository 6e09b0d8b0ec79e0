import { useState } from 'react';

/** Keeps the last value while a dialog closes, so that its text stays. Null before the first. */
export function useLastNonNull<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
