import { useState } from 'react';

/** What a dialog is about, also while it closes: its words stay until it is gone. Null before anything was asked. */
export function useLastAsked<Asked>(asked: Asked | null): Asked | null {
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}
