import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The current time, updated each minute and when the page becomes visible, so that what is due turns overdue. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const read = () => setNow(new Date());
    const timer = setTimeout(read, MINUTE - (now.getTime() % MINUTE));
    const readIfShown = () => document.visibilityState === 'visible' && read();
    document.addEventListener('visibilitychange', readIfShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readIfShown);
    };
  }, [now]);
  return now;
}
