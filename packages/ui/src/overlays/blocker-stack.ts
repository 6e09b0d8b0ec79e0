import type { Blocker, BlockerFunction } from 'react-router-dom';

/** The router's arguments, plus direction and target. */
export type Move = Parameters<BlockerFunction>[0] & {
  /** History entries, negative for back; null if unknown, as in a test's router. */
  delta: number | null;
  /** Whether it would leave the app. */
  leavesVisit: boolean;
};

export type BlockedMove = Extract<Blocker, { state: 'blocked' }>;

export interface RegisteredBlocker {
  id: string;
  index: () => number | null;
  shouldBlock: (move: Omit<Move, 'currentLocation'>) => boolean;
  onBlocked: (blocked: BlockedMove) => void;
}

let stack: readonly RegisteredBlocker[] = [];
let stops = 0;
const listeners = new Set<() => void>();

function write(next: readonly RegisteredBlocker[]) {
  stack = next;
  for (const listener of listeners) listener();
}

export const blockerStack = {
  /** How many moves were blocked so far. */
  stops: () => stops,
  countStop: () => {
    stops += 1;
  },
  top: () => stack.at(-1)?.id,
  /** The newest that wants the move; `after` limits it to older ones. */
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
