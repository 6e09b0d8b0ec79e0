import { todayInArgentina } from '@huella/validation/day';
import { foodBagSchema } from '@huella/validation/food';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { chosenPets } from './food-choice.ts';
import { foodFaults } from './food-faults.ts';
import type { BagFacts, ValidBag } from './bag-flow.ts';
import type { BagFormValues } from './bag-values.ts';
import { readRemaining } from './read-remaining.ts';

/** Checks with the current day, because a form may be open over midnight. */
export function bagResolver(facts: BagFacts): Resolver<BagFormValues, unknown, ValidBag> {
  return (values): ResolverResult<BagFormValues, ValidBag> => {
    const read = foodBagSchema(todayInArgentina()).safeParse(inputOf(values, facts));
    const remaining = readRemaining(values, facts);
    const issues = read.error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
    // The first message of a field counts; a misfit says more than a missing choice.
    const faults = {
      ...Object.fromEntries(issues.toReversed()),
      ...remaining.faults,
      ...foodFaults(values, facts),
    };
    const wrong = Object.entries(faults).flatMap(([name, message]) =>
      message === null ? [] : [[name, { type: 'rule', message }] as const],
    );
    if (read.success && wrong.length === 0)
      return { values: { bag: read.data, remaining: remaining.kilos }, errors: {} };
    return { values: {}, errors: Object.fromEntries(wrong) };
  };
}

/** The request's form: null for what is not a number, and without pets that are gone. */
function inputOf(typed: BagFormValues, facts: BagFacts) {
  const { duracion, precio, ...values } = typed;
  return {
    ...values,
    mascotas: chosenPets(typed, facts).map(({ id }) => id),
    duracion: daysOf(duracion),
    precio: precio === '' ? null : Number(precio),
  };
}

/** Whole days, 0 for other numbers, null for an empty field. */
export function daysOf(duracion: string): number | null {
  const typed = duracion.trim();
  if (typed === '') return null;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
}
