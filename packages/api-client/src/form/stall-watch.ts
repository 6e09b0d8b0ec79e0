/** Milliseconds without progress after which an upload counts as stalled. */
export const STALL_MS = 30_000;

/** Milliseconds for the server to answer once the whole body has been sent. */
export const ANSWER_MS = 90_000;

export interface StallWatch {
  /** `share` of the body that has been sent, from 0 to 1. */
  progressed: (share: number) => void;
  stop: () => void;
}

/** Calls `onStalled` once when an upload stops, or its answer does not come. */
export function watchForStall(onStalled: () => void): StallWatch {
  let timer = setTimeout(onStalled, STALL_MS);
  return {
    progressed: (share) => {
      clearTimeout(timer);
      timer = setTimeout(onStalled, share < 1 ? STALL_MS : ANSWER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
