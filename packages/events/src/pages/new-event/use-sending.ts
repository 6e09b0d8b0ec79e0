import { useEffect, useState } from 'react';

/** Milliseconds until the calendar opens (specification §9). */
const LEAVE_AFTER = 500;

export function useSending() {
  const [sending, setSending] = useState<'open' | 'done' | 'left'>('open');
  useEffect(() => {
    if (sending !== 'done') return undefined;
    const timer = setTimeout(() => setSending('left'), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [sending]);
  return [sending, () => setSending('done')] as const;
}
