import type { Clock } from '@huella/server';

/** The offset from real time in milliseconds, or the frozen instant. */
export interface ClockState {
  readonly offset: number;
  readonly frozenAt: number | null;
}

/** A clock that QA and tests can move. It runs unless it is frozen. */
export interface MovableClock extends Clock {
  readonly now: () => Date;
  set(instant: Date): void;
  freeze(instant: Date): void;
  /** In milliseconds, negative for backwards; a frozen clock stays frozen. */
  advance(milliseconds: number): void;
  reset(): void;
  state(): ClockState;
  restore(state: ClockState): void;
}

const REAL: ClockState = { offset: 0, frozenAt: null };

function move({ offset, frozenAt }: ClockState, milliseconds: number): ClockState {
  return frozenAt === null
    ? { offset: offset + milliseconds, frozenAt }
    : { offset, frozenAt: frozenAt + milliseconds };
}

/** `realNow` is real time: pass the original `Date.now`. */
export function createMovableClock(start: ClockState = REAL, realNow: () => number = Date.now): MovableClock {
  let state = start;
  return {
    now: () => new Date(state.frozenAt ?? realNow() + state.offset),
    set: (instant) => {
      state = { offset: instant.getTime() - realNow(), frozenAt: null };
    },
    freeze: (instant) => {
      state = { offset: 0, frozenAt: instant.getTime() };
    },
    advance: (milliseconds) => {
      state = move(state, milliseconds);
    },
    reset: () => {
      state = REAL;
    },
    state: () => state,
    restore: (other) => {
      state = other;
    },
  };
}
