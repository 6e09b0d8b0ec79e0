import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** What the build is called, in its pages and in its service worker: all names carry a hash of what is in the file, so together they name it. */
export function buildId(bundle: Rolldown.OutputBundle): string {
  const files = Object.keys(bundle).toSorted();
  return createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
}
