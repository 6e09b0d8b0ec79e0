import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'paso';

/** Where a person is in a form of two steps, and the moves there are. */
export interface TwoSteps<Step extends string> {
  current: Step;
  /** False when the address names the second step but this visit never passed the first: a reload, or a link. */
  reached: boolean;
  toSecond: () => void;
  /** Goes back in the history, as the browser's own button does. */
  toFirst: () => void;
}

/**
 * Keeps the step of a form in the browser's history, so that its back button goes one step back (specification §4, D37).
 * `word` stands for the second step in the address: `?paso=plan`.
 */
export function useTwoSteps<Step extends string>(first: Step, second: Step, word: string): TwoSteps<Step> {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [secondReached, setSecondReached] = useState(false);
  const current = search.get(PARAMETER) === word ? second : first;
  return {
    current,
    reached: current === first || secondReached,
    toSecond() {
      setSecondReached(true);
      setSearch({ [PARAMETER]: word });
    },
    toFirst() {
      if (secondReached) navigate(-1);
      else setSearch({}, { replace: true });
    },
  };
}
