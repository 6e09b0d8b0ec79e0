import { useState } from 'react';

/** Keeps the last value while a dialog closes, so that its text stays. Null before the first. */
export function useLastNonNull<Asked>(asked: Asked | null): Asked | null {
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}
