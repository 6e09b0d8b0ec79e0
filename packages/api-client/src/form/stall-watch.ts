/** Milliseconds without a byte leaving after which an upload counts as stalled; a slow one that goes on may take as long as it needs. */
export const STALL_MS = 30_000;

/** Milliseconds that the server may take to answer once the whole body has left. */
export const ANSWER_MS = 90_000;

export interface StallWatch {
  /** Told each time that bytes have left; `share` from 0 to 1. */
  progressed: (share: number) => void;
  stop: () => void;
}

/** Calls `onStalled` once when an upload makes no progress any more, or its answer does not come. */
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
