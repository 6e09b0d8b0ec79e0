import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `durationMs`, without paused time. `Infinity` never ends. */
export function useCountdown(durationMs: number, paused: boolean, onEnd: () => void) {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || left.current === Infinity) return undefined;
    const started = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}
