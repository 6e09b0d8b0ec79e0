export interface WakeSignal {
  notify: () => void;
  /** Read before looking, so that no notification in between is missed. */
  count: () => number;
  /** Resolves at the first notification after `seen`, at the instant `until` (`Infinity` for never), or when `signal` aborts. */
  wait: (seen: number, until: number, signal: AbortSignal) => Promise<void>;
}

/** Checks the clock at least this often, because timers sleep with the device and slow down in the background. */
const LOOK_AGAIN_MS = 30_000;

function pause(until: number): number {
  return Math.max(0, Math.min(until - Date.now(), LOOK_AGAIN_MS));
}

export function createWakeSignal(): WakeSignal {
  let rung = 0;
  let wake: (() => void) | null = null;
  return {
    notify: () => {
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
