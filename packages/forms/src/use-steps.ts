import { stepSearch, useStepAddress } from '@huella/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** One step of a form. */
export interface StepDefinition<Name extends string> {
  name: Name;
  /** Stands for the step in the address: `?paso=plan`. The first step needs none. */
  word?: string;
  /** The step's own path, `/crear-evento/2`, where the specification gives each step one: then every step has it. */
  path?: string;
  /** The top-level names of its values; the step is left only when these are right. */
  fields: readonly string[];
}

/** Where a person is in a form of several steps, and the moves there are. */
export interface Steps<Name extends string> {
  current: Name;
  isLast: boolean;
  /** The names of the values that the current step holds. */
  fields: readonly string[];
  /** The number of the furthest step that was reached; 0 is the first. */
  furthest: number;
  /** How many entries of the history belong to the form, so that a form that is done can be left behind whole. */
  entries: number;
  /** Which way the step changed last: on, or back; null while it has not changed. */
  turned: 'on' | 'back' | null;
  /** The paths of the steps, where they have paths of their own. */
  paths: readonly string[];
  /** Goes one step on, once however often it is called. */
  next: () => void;
  /** Goes to the first of the steps that has one of these values; true when that is another step. */
  show: (fields: readonly string[]) => boolean;
}

/**
 * Keeps the step of a form in the browser's history, so that back goes one step back (specification §4, D37). An address that
 * names a step which was never reached, or none, leads to the first. `reached` is the step that a draft had come to.
 */
export function useSteps<Name extends string>(
  definitions: readonly [StepDefinition<Name>, ...StepDefinition<Name>[]],
  reached = 0,
): Steps<Name> {
  const { key, pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const address = useStepAddress();
  const navigate = useNavigate();
  const [furthest, setFurthest] = useState(reached);
  const paths = useMemo(() => definitions.flatMap(({ path }) => path ?? []), [definitions]);
  const asked = paths.length > 0 ? paths.indexOf(pathname) : indexOf(definitions, address.word);
  const index = asked <= furthest ? Math.max(asked, 0) : 0;
  const depth = index === 0 ? 0 : address.depth;
  const placeOf = ({ path, word }: StepDefinition<Name>) =>
    path === undefined ? { search: stepSearch(word, search) } : { pathname: path, search };

  const goToFirst = useEffectEvent(() => navigate(placeOf(definitions[0]), { replace: true, state }));
  useEffect(() => {
    if (asked !== index) goToFirst();
  }, [asked, index]);

  // The entry of the history that the form stands at, or null while it is leaving it: a second tap is for nothing then.
  const here = useRef<string | null>(key);
  useEffect(() => {
    here.current = key;
  }, [key]);

  function next() {
    const step = definitions[index + 1];
    if (step === undefined || here.current !== key) return;
    here.current = null;
    setFurthest(Math.max(furthest, index + 1));
    navigate(placeOf(step), { state: address.stateOfNext });
  }

  function show(fields: readonly string[]): boolean {
    const wanted = definitions.findIndex((step) => step.fields.some((field) => fields.includes(field)));
    if (wanted < 0 || wanted === index) return false;
    const back = index - wanted;
    if (back > 0 && depth >= back) navigate(-back);
    else navigate(placeOf(definitions[wanted] ?? definitions[0]), { replace: true, state });
    return true;
  }

  const { name, fields } = definitions[index] ?? definitions[0];
  const turned = useTurned(index);
  return {
    current: name,
    isLast: index === definitions.length - 1,
    fields,
    furthest,
    entries: depth + 1,
    turned,
    paths,
    next,
    show,
  };
}

function useTurned(index: number): Steps<string>['turned'] {
  const [last, setLast] = useState<{ index: number; turned: Steps<string>['turned'] }>({
    index,
    turned: null,
  });
  if (last.index !== index) setLast({ index, turned: index > last.index ? 'on' : 'back' });
  return last.turned;
}

/** The top-level name of a value: what steps are told apart by. */
export function groupOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

function indexOf(definitions: readonly StepDefinition<string>[], word: string | null): number {
  const index = definitions.findIndex((step) => step.word === (word ?? undefined));
  return Math.max(index, 0);
}
