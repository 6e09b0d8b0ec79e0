import { useEffect } from 'react';
import { fetchCodeAhead, type LoadCode } from './code-ahead.ts';
import { useIdleLoad } from './use-idle-load.ts';

/**
 * For what most often follows this screen: its files are fetched as soon as the screen is alive, beside everything else, and run once the
 * browser has nothing better to do.
 */
export function useNextPages(...loads: readonly LoadCode[]): void {
  // oxlint-disable-next-line react/exhaustive-deps -- `loads` are imports: fetching them once is the point
  useEffect(() => loads.forEach(fetchCodeAhead), []);
  useIdleLoad(...loads);
}
