import { ApiError } from './api-error.ts';

const LONGEST_LINE = 64;
const TIMEOUT_MILLISECONDS = 60_000;
const SECONDS_UNTIL_ROOM = '5';
/** How many small uploads may pass a large one, which would otherwise never run while photos come. */
const MOST_AHEAD = 16;

export interface UploadGate {
  /** A small upload may pass a larger one, up to sixteen times. Throws 503 when the queue is too long, or after the timeout. */
  pass<Result>(bytes: number, task: () => Promise<Result>): Promise<Result>;
}

interface GateOptions {
  /** In bytes. */
  readonly capacity: number;
  readonly longestLine?: number;
  /** In milliseconds. */
  readonly timeout?: number;
}

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
  passed: number;
}

/** Counts bytes, not uploads, so that many slow small uploads do not block each other. */
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
