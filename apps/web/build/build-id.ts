import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** Names the build by its files, whose names carry content hashes. */
export function buildId(bundle: Rolldown.OutputBundle): string {
  const files = Object.keys(bundle).toSorted();
  return createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
}
