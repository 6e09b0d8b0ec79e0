import { use } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Reads the location as it is when called. What is rendered is behind it while a slow phone renders the next screen, so the next
 * step of a quick second tap is computed from this one. The rendered one outside a data router.
 */
export function useLatestLocation(): () => Location {
  const rendered = useLocation();
  const context = use(UNSAFE_DataRouterContext);
  return () => context?.router.state.location ?? rendered;
}
