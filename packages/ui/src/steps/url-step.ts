import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from '../shell/go-back.ts';

const PARAMETER = 'paso';

/** Keeps the other parameters of `search`. The first step has no name. */
export function stepSearch(name: string | undefined, search = ''): string {
  const parameters = new URLSearchParams(search);
  if (name === undefined) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, name);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** For a link or `navigate`. */
interface StepTarget {
  to: string;
  state: object;
}

export interface UrlStep {
  /** `plan` of `?paso=plan`; null at the first step. */
  name: string | null;
  /** Steps taken on this screen; 0 if the URL was opened directly. */
  depth: number;
  stateOfNext: object;
  stepTo: (name: string) => StepTarget;
}

/** The step of a form or a menu, kept in the URL so that back and reload work (D37, D82). */
export function useUrlStep(): UrlStep {
  const { search, ...location } = useLocation();
  // All steps keep the state that the screen was opened with.
  const state: unknown = location.state;
  const depth = depthOf(state);
  const stateOfNext = withDepth(state, depth + 1);
  return {
    name: new URLSearchParams(search).get(PARAMETER),
    depth,
    stateOfNext,
    stepTo: (name) => ({ to: stepSearch(name), state: stateOfNext }),
  };
}

/** Goes one step back, also if the step was opened by its URL; from the first to the previous screen (D37). */
export function useStepBack(fallback: string): () => void {
  const goBack = useGoBack(fallback);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { name, depth } = useUrlStep();
  const isOpenedByUrl = name !== null && depth === 0;
  const first = { search: stepSearch(undefined, search) };
  return () => (isOpenedByUrl ? navigate(first, { replace: true, state }) : goBack());
}

/**
 * Inserts a menu's first step below a later one that was opened by its URL, so that the phone's back leads there, too
 * (specification §2 *Claim menu*, D37). Returns the step to show, which is stable meanwhile.
 */
export function useFirstStepBelow<Step extends string>(step: Step | null): Step | null {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { depth, stepTo } = useUrlStep();
  const [opened, setOpened] = useState<Step | null>(null);
  const isOpenedByUrl = step !== null && depth === 0;
  if (isOpenedByUrl && opened !== step) setOpened(step);
  if (step !== null && depth > 0 && opened !== null) setOpened(null);
  const goToFirst = useEffectEvent(() => navigate({ search: '' }, { replace: true, state }));
  const goBackTo = useEffectEvent((name: Step) => {
    const target = stepTo(name);
    navigate(target.to, { state: target.state });
  });
  useEffect(() => {
    if (opened === null) return;
    if (isOpenedByUrl) goToFirst();
    else if (step === null) goBackTo(opened);
  }, [opened, isOpenedByUrl, step]);
  return opened ?? step;
}

function withDepth(state: unknown, depth: number): object {
  return state instanceof Object ? Object.assign({}, state, { depth }) : { depth };
}

function depthOf(state: unknown): number {
  return state instanceof Object && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;
}
