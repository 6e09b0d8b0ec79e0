import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of `times` writes of 4 KiB with fsync: the minimum cost of a commit. */
export function timeFsync(folder: string, times = 200): number[] {
  const own = mkdtempSync(join(folder, 'huella-fsync-'));
  const file = openSync(join(own, 'log'), 'w');
  const page = Buffer.alloc(4096, 1);
  try {
    return Array.from({ length: times }, () => {
      const start = performance.now();
      writeSync(file, page);
      fdatasyncSync(file);
      return performance.now() - start;
    });
  } finally {
    closeSync(file);
    rmSync(own, { recursive: true, force: true });
  }
}
