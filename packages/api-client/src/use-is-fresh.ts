import { useState } from 'react';

type Phase = 'before' | 'asked' | 'fresh';

/**
 * False until the query that a screen asked again (`refetchOnMountOrArgChange: true`) has answered; then true for good, so that
 * a later failure takes nothing away. For forms: filled with what the cache holds from before, they would take what the
 * insurer changed since for a change of the person's. `of` is what is asked for; another one starts over.
 */
export function useIsFresh({ isFetching, isError }: { isFetching: boolean; isError: boolean }, of?: unknown) {
  const [seen, setSeen] = useState<{ of: unknown; phase: Phase }>({ of, phase: 'before' });
  const phase = nextPhase(seen.of === of ? seen.phase : 'before', isFetching, isError);
  if (seen.of !== of || seen.phase !== phase) setSeen({ of, phase });
  return phase === 'fresh';
}

/** What is cached is "not fetching" for one render before the new question goes out: only what was seen to be asked counts. */
function nextPhase(phase: Phase, isFetching: boolean, isError: boolean): Phase {
  if (phase === 'fresh') return phase;
  if (isFetching) return 'asked';
  return phase === 'asked' && !isError ? 'fresh' : phase;
}
