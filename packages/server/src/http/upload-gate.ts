import { ApiError } from './api-error.ts';

const LONGEST_LINE = 64;
const TIMEOUT_MILLISECONDS = 60_000;
const SECONDS_UNTIL_ROOM = '5';
/** So many small ones pass a large one. Without an end to it a large one would never have its room while photos come. */
const MOST_AHEAD = 16;

export interface UploadGate {
  /**
   * Runs the task once there is room for its bytes. One that fits does not wait for a larger one before, but for one that sixteen have
   * passed. Throws 503 when the line is too long, or when there is no room for too long.
   */
  pass<Result>(bytes: number, task: () => Promise<Result>): Promise<Result>;
}

interface GateOptions {
  /** So many bytes at once, in one process. */
  readonly capacity: number;
  readonly longestLine?: number;
  /** In milliseconds. */
  readonly timeout?: number;
}

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
  /** How many that came later went in before. */
  passed: number;
}

/** Counts bytes and not uploads: dozens of phones that send a photo slowly do not keep each other waiting. */
export function createUploadGate({
  capacity,
  longestLine = LONGEST_LINE,
  timeout = TIMEOUT_MILLISECONDS,
}: GateOptions): UploadGate {
  const line: Waiting[] = [];
  let used = 0;
  const letIn = () => {
    const waiting = line.splice(0);
    for (const next of waiting) {
      const isHeldUp = line.some(({ passed }) => passed >= MOST_AHEAD);
      if (isHeldUp || used + next.bytes > capacity) line.push(next);
      else {
        used += next.bytes;
        for (const before of line) before.passed += 1;
        next.enter();
      }
    }
  };
  const wait = (bytes: number) =>
    new Promise<void>((enter, reject) => {
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(noRoom());
        letIn();
      }, timeout);
      const waiting = {
        bytes,
        passed: 0,
        enter: () => {
          clearTimeout(timer);
          enter();
        },
      };
      line.push(waiting);
      letIn();
    });
  return {
    async pass(bytes, task) {
      if (line.length >= longestLine) throw noRoom();
      const room = Math.min(bytes, capacity);
      await wait(room);
      try {
        return await task();
      } finally {
        used -= room;
        letIn();
      }
    },
  };
}

function noRoom(): ApiError {
  return new ApiError('unavailable', { headers: { 'Retry-After': SECONDS_UNTIL_ROOM } });
}
