import type { Clock } from '@huella/server';

/** How the clock differs from the real one: milliseconds ahead, or an instant at which it stands still. */
export interface ClockState {
  readonly offset: number;
  readonly frozenAt: number | null;
}

/** A clock that QA and tests can move. It keeps ticking unless it was frozen. */
export interface MovableClock extends Clock {
  readonly now: () => Date;
  /** Makes it `instant` now and keeps ticking from there. */
  set(instant: Date): void;
  /** Stands still at `instant`. */
  freeze(instant: Date): void;
  /** Moves by milliseconds, backwards when negative; a frozen clock stays frozen. */
  advance(milliseconds: number): void;
  /** Goes back to real time. */
  reset(): void;
  state(): ClockState;
  /** Becomes as a state that `state` gave. */
  restore(state: ClockState): void;
}

const REAL: ClockState = { offset: 0, frozenAt: null };

function move({ offset, frozenAt }: ClockState, milliseconds: number): ClockState {
  return frozenAt === null
    ? { offset: offset + milliseconds, frozenAt }
    : { offset, frozenAt: frozenAt + milliseconds };
}

/** `realNow` is the time that really is: hand over `Date.now` as it was before anything replaced it. */
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
