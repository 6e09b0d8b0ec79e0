import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from '../shell/go-back.ts';

const PARAMETER = 'paso';

/** Keeps the other parameters of `search`. The first step has no word. */
export function stepSearch(word: string | undefined, search = ''): string {
  const parameters = new URLSearchParams(search);
  if (word === undefined) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, word);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** For a link or `navigate`. */
interface StepTarget {
  to: string;
  state: object;
}

export interface StepAddress {
  /** `plan` of `?paso=plan`; null at the first step. */
  word: string | null;
  /** Steps taken on this screen; 0 if the address was opened directly. */
  depth: number;
  stateOfNext: object;
  stepTo: (word: string) => StepTarget;
}

/** The step of a form or a menu, kept in the address so that back and reload work (D37, D82). */
export function useStepAddress(): StepAddress {
  const { search, ...location } = useLocation();
  // All steps keep the state that the screen was opened with.
  const state: unknown = location.state;
  const depth = depthOf(state);
  const stateOfNext = withDepth(state, depth + 1);
  return {
    word: new URLSearchParams(search).get(PARAMETER),
    depth,
    stateOfNext,
    stepTo: (word) => ({ to: stepSearch(word), state: stateOfNext }),
  };
}

/** Goes one step back, also if the step was opened by its address; from the first to the previous screen (D37). */
export function useStepBack(fallback: string): () => void {
  const goBack = useGoBack(fallback);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { word, depth } = useStepAddress();
  const isOpenedByAddress = word !== null && depth === 0;
  const first = { search: stepSearch(undefined, search) };
  return () => (isOpenedByAddress ? navigate(first, { replace: true, state }) : goBack());
}

/**
 * Inserts a menu's first step below a later one that was opened by its address, so that the phone's back leads there, too
 * (specification §2 *Claim menu*, D37). Returns the step to show, which is stable meanwhile.
 */
export function useFirstStepBelow<Step extends string>(step: Step | null): Step | null {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { depth, stepTo } = useStepAddress();
  const [opened, setOpened] = useState<Step | null>(null);
  const isOpenedByAddress = step !== null && depth === 0;
  if (isOpenedByAddress && opened !== step) setOpened(step);
  if (step !== null && depth > 0 && opened !== null) setOpened(null);
  const goToFirst = useEffectEvent(() => navigate({ search: '' }, { replace: true, state }));
  const goBackTo = useEffectEvent((word: Step) => {
    const target = stepTo(word);
    navigate(target.to, { state: target.state });
  });
  useEffect(() => {
    if (opened === null) return;
    if (isOpenedByAddress) goToFirst();
    else if (step === null) goBackTo(opened);
  }, [opened, isOpenedByAddress, step]);
  return opened ?? step;
}

function withDepth(state: unknown, depth: number): object {
  return state instanceof Object ? Object.assign({}, state, { depth }) : { depth };
}

function depthOf(state: unknown): number {
  return state instanceof Object && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;
}
