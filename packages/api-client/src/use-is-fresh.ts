import { useState } from 'react';

type Phase = 'before' | 'requested' | 'fresh';

/**
 * False until a query with `refetchOnMountOrArgChange: true` has answered; then true, also after a later failure. For forms:
 * filled from an old cache, they would take the insurer's changes for the person's. A new value of `of` starts over.
 */
export function useIsFresh({ isFetching, isError }: { isFetching: boolean; isError: boolean }, of?: unknown) {
  const [seen, setSeen] = useState<{ of: unknown; phase: Phase }>({ of, phase: 'before' });
  const phase = nextPhase(seen.of === of ? seen.phase : 'before', isFetching, isError);
  if (seen.of !== of || seen.phase !== phase) setSeen({ of, phase });
  return phase === 'fresh';
}

/** A cached query is "not fetching" for one render before its refetch starts, so only an observed fetch counts. */
function nextPhase(phase: Phase, isFetching: boolean, isError: boolean): Phase {
  if (phase === 'fresh') return phase;
  if (isFetching) return 'requested';
  return phase === 'requested' && !isError ? 'fresh' : phase;
}
