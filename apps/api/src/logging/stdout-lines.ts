import { writeSync } from 'node:fs';

/** How long a line may wait for others, in milliseconds. */
const timeout = 50;

let pending: (() => string)[] = [];

/**
 * Batches lines to standard output, because each write to a pipe or a file blocks the process. Flushes at exit. The server survives a
 * closed output.
 */
export function writeStdoutLine(line: () => string): void {
  if (pending.push(line) === 1) setTimeout(flush, timeout);
}

function flush(): void {
  process.stdout.write(takePending());
}

function takePending(): string {
  const text = pending.map((line) => `${line()}\n`).join('');
  pending = [];
  return text;
}

process.stdout.on('error', () => {});

process.once('exit', () => {
  if (pending.length === 0) return;
  try {
    writeSync(1, takePending());
  } catch {
    // The reader has closed the output.
  }
});
