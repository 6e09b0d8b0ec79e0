import { ApiError } from './api-error.ts';

const LONGEST_QUEUE = 64;
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
  readonly longestQueue?: number;
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
  longestQueue = LONGEST_QUEUE,
  timeout = TIMEOUT_MILLISECONDS,
}: GateOptions): UploadGate {
  const queue: Waiting[] = [];
  let used = 0;
  const admit = () => {
    const waiting = queue.splice(0);
    for (const next of waiting) {
      const isOvertaken = queue.some(({ passed }) => passed >= MOST_AHEAD);
      if (isOvertaken || used + next.bytes > capacity) queue.push(next);
      else {
        used += next.bytes;
        for (const before of queue) before.passed += 1;
        next.enter();
      }
    }
  };
  const wait = (bytes: number) =>
    new Promise<void>((enter, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(noRoom());
        admit();
      }, timeout);
      const waiting = {
        bytes,
        passed: 0,
        enter: () => {
          clearTimeout(timer);
          enter();
        },
      };
      queue.push(waiting);
      admit();
    });
  return {
    async pass(bytes, task) {
      if (queue.length >= longestQueue) throw noRoom();
      const room = Math.min(bytes, capacity);
      await wait(room);
      try {
        return await task();
      } finally {
        used -= room;
        admit();
      }
    },
  };
}

function noRoom(): ApiError {
  return new ApiError('unavailable', { headers: { 'Retry-After': SECONDS_UNTIL_ROOM } });
}
