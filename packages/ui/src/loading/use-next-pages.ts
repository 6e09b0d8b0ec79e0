import { useEffect } from 'react';
import { fetchCodeAhead, type LoadCode } from './code-ahead.ts';
import { useIdleLoad } from './use-idle-load.ts';

/** Fetches the files of the pages that most often follow, and runs them on idle. */
export function useNextPages(...loads: readonly LoadCode[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- `loads` are imports: fetching them once is the point
  useEffect(() => loads.forEach(fetchCodeAhead), []);
  useIdleLoad(...loads);
}
