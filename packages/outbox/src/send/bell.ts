/** Something may have changed: those that wait look again. */
export interface Bell {
  ring: () => void;
  /** How often it has rung: taken before looking, so that no ring in between is missed. */
  count: () => number;
  /** Resolves with the first ring after `seen`, at the instant `until` by the clock (`Infinity` for never), or when `signal` aborts. */
  wait: (seen: number, until: number, signal: AbortSignal) => Promise<void>;
}

/** Timers sleep with the device and are slowed in the background: the clock is asked at least this often. */
const LOOK_AGAIN_MS = 30_000;

function pause(until: number): number {
  return Math.max(0, Math.min(until - Date.now(), LOOK_AGAIN_MS));
}

export function createBell(): Bell {
  let rung = 0;
  let wake: (() => void) | null = null;
  return {
    ring: () => {
      rung += 1;
      wake?.();
    },
    count: () => rung,
    wait: (seen, until, signal) =>
      new Promise((resolve) => {
        if (rung !== seen || signal.aborted) return resolve();
        const timer = until === Infinity ? undefined : setTimeout(() => wake?.(), pause(until));
        const wakeUp = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wakeUp);
          resolve();
        };
        wake = wakeUp;
        signal.addEventListener('abort', wakeUp);
      }),
  };
}
