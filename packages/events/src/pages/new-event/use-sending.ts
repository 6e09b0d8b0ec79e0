import { useEffect, useState } from 'react';

/** Milliseconds between the event being noted and the calendar (specification §9). */
const LEAVE_AFTER = 500;

/** Where the sending of a new event is: `done` for half a second, then left; and what to call once it is done. */
export function useSending() {
  const [sending, setSending] = useState<'open' | 'done' | 'left'>('open');
  useEffect(() => {
    if (sending !== 'done') return undefined;
    const timer = setTimeout(() => setSending('left'), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [sending]);
  return [sending, () => setSending('done')] as const;
}
