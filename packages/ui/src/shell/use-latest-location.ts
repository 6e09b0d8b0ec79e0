import { type Location, useLocation } from 'react-router-dom';
import { useDataRouter } from './use-data-router.ts';

/**
 * Reads the location as it is when called. What is rendered is behind it while a slow phone renders the next screen, so the next
 * step of a quick second tap is computed from this one. The rendered one outside a data router.
 */
export function useLatestLocation(): () => Location {
  const rendered = useLocation();
  const router = useDataRouter();
  return () => router?.state.location ?? rendered;
}
