import type { Blocker, BlockerFunction } from 'react-router-dom';

/** What a blocker is asked about: the router's own words, and which way back or forward would lead. */
export type Move = Parameters<BlockerFunction>[0] & {
  /** Entries of the history, negative for back; null where nothing tells, as in a test's router. */
  delta: number | null;
  /** Whether the move would leave the app. */
  leavesVisit: boolean;
};

/** A move that was stopped: `proceed` makes it after all. */
export type BlockedMove = Extract<Blocker, { state: 'blocked' }>;

/** A mounted blocker. */
export interface RegisteredBlocker {
  id: string;
  /** The number of the entry that it is on. */
  index: () => number | null;
  shouldBlock: (move: Omit<Move, 'currentLocation'>) => boolean;
  onBlocked: (blocked: BlockedMove) => void;
}

let stack: readonly RegisteredBlocker[] = [];
const listeners = new Set<() => void>();

function write(next: readonly RegisteredBlocker[]) {
  stack = next;
  for (const listener of listeners) listener();
}

/** What is asked about the next "back", the newest last. */
export const blockerStack = {
  top: () => stack.at(-1)?.id,
  /** The first that wants a move; `after` one that has been asked, if given. */
  find: (wants: (blocker: RegisteredBlocker) => boolean, after?: RegisteredBlocker) =>
    (after === undefined ? stack : stack.slice(0, stack.indexOf(after))).findLast(wants),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  push: (blocker: RegisteredBlocker, { askLast = false }: { askLast?: boolean } = {}) => {
    write(askLast ? [blocker, ...stack] : [...stack, blocker]);
    return () => write(stack.filter((other) => other !== blocker));
  },
};
