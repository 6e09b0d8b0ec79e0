import { stepSearch, useUrlStep } from '@huella/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface StepDefinition<Name extends string> {
  name: Name;
  /** Names the step in the URL: `?paso=plan`. The first step needs none. */
  urlName?: string;
  /** The step's own path (`/crear-evento/2`), given for all steps or for none. */
  path?: string;
  /** The top-level names of its values, which are checked before the step is left. */
  fields: readonly string[];
}

export interface Steps<Name extends string> {
  current: Name;
  isLast: boolean;
  fields: readonly string[];
  /** Index of the furthest step reached. */
  furthest: number;
  /** How many entries of the history belong to the form. */
  entries: number;
  direction: 'forward' | 'back' | null;
  paths: readonly string[];
  /** Goes to the next step; ignores repeated calls. */
  next: () => void;
  /** Goes to the first step with one of these values; true if that is another step. */
  show: (fields: readonly string[]) => boolean;
}

/**
 * Keeps the step of a form in the browser's history, so that back goes one step back (specification §4, D37). A URL of an
 * unknown step, or of one not reached yet, leads to the first. `reached` is the step of a restored draft.
 */
export function useSteps<Name extends string>(
  definitions: readonly [StepDefinition<Name>, ...StepDefinition<Name>[]],
  reached = 0,
): Steps<Name> {
  const { key, pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const urlStep = useUrlStep();
  const navigate = useNavigate();
  const [furthest, setFurthest] = useState(reached);
  const paths = useMemo(() => definitions.flatMap(({ path }) => path ?? []), [definitions]);
  const requested = paths.length > 0 ? paths.indexOf(pathname) : indexOf(definitions, urlStep.name);
  const index = requested <= furthest ? Math.max(requested, 0) : 0;
  const depth = index === 0 ? 0 : urlStep.depth;
  const targetOf = ({ path, urlName }: StepDefinition<Name>) =>
    path === undefined ? { search: stepSearch(urlName, search) } : { pathname: path, search };

  const goToFirst = useEffectEvent(() => navigate(targetOf(definitions[0]), { replace: true, state }));
  useEffect(() => {
    if (requested !== index) goToFirst();
  }, [requested, index]);

  // The current history entry, or null while leaving it, so that a second tap is ignored.
  const currentKey = useRef<string | null>(key);
  useEffect(() => {
    currentKey.current = key;
  }, [key]);

  function next() {
    const step = definitions[index + 1];
    if (step === undefined || currentKey.current !== key) return;
    currentKey.current = null;
    setFurthest(Math.max(furthest, index + 1));
    navigate(targetOf(step), { state: urlStep.stateOfNext });
  }

  function show(fields: readonly string[]): boolean {
    const target = definitions.findIndex((step) => step.fields.some((field) => fields.includes(field)));
    if (target < 0 || target === index) return false;
    const back = index - target;
    if (back > 0 && depth >= back) navigate(-back);
    else navigate(targetOf(definitions[target] ?? definitions[0]), { replace: true, state });
    return true;
  }

  const { name, fields } = definitions[index] ?? definitions[0];
  const direction = useDirection(index);
  return {
    current: name,
    isLast: index === definitions.length - 1,
    fields,
    furthest,
    entries: depth + 1,
    direction,
    paths,
    next,
    show,
  };
}

function useDirection(index: number): Steps<string>['direction'] {
  const [last, setLast] = useState<{ index: number; direction: Steps<string>['direction'] }>({
    index,
    direction: null,
  });
  if (last.index !== index) setLast({ index, direction: index > last.index ? 'forward' : 'back' });
  return last.direction;
}

export function groupOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

function indexOf(definitions: readonly StepDefinition<string>[], name: string | null): number {
  const index = definitions.findIndex((step) => step.urlName === (name ?? undefined));
  return Math.max(index, 0);
}
