import { useIsSendingAnything } from '@huella/api-client';
import { useEffect, useState } from 'react';

/** Milliseconds after which the tabs work again, whatever is pending (D39). */
const GUARD_MS = 15_000;

/** The global loading flag of specification §2: true while something is being sent, for 15 seconds at most. */
export function useSending(): boolean {
  const sending = useIsSendingAnything();
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!sending) return undefined;
    const timer = setTimeout(() => setOverdue(true), GUARD_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [sending]);
  return sending && !overdue;
}
