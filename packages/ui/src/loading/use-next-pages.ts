import { useEffect } from 'react';
import { prefetchChunk, type LoadChunk } from './prefetch-chunk.ts';
import { useIdleLoad } from './use-idle-load.ts';

/** Fetches the files of the pages that most often follow, and runs them on idle. */
export function useNextPages(...loads: readonly LoadChunk[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- `loads` are imports: fetching them once is the point
  useEffect(() => loads.forEach(prefetchChunk), []);
  useIdleLoad(...loads);
}
