import { todayInArgentina } from '@huella/validation/day';
import { foodBagSchema } from '@huella/validation/food';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { eatersOf } from './food-choice.ts';
import { foodFaults } from './food-faults.ts';
import type { BagFacts, CheckedBag } from './bag-flow.ts';
import type { BagFormValues } from './bag-values.ts';
import { readLeft } from './read-left.ts';

/** Checks a bag as of today: a form may be open over midnight. */
export function bagResolver(facts: BagFacts): Resolver<BagFormValues, unknown, CheckedBag> {
  return (values): ResolverResult<BagFormValues, CheckedBag> => {
    const read = foodBagSchema(todayInArgentina()).safeParse(inputOf(values, facts));
    const left = readLeft(values, facts);
    const issues = read.error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
    // The first message of a field counts; what is wrong with the choice of a food says more than that it is missing.
    const faults = {
      ...Object.fromEntries(issues.toReversed()),
      ...left.faults,
      ...foodFaults(values, facts),
    };
    const wrong = Object.entries(faults).flatMap(([name, message]) =>
      message === null ? [] : [[name, { type: 'rule', message }] as const],
    );
    if (read.success && wrong.length === 0)
      return { values: { bag: read.data, left: left.kilos }, errors: {} };
    return { values: {}, errors: Object.fromEntries(wrong) };
  };
}

/** The same as the wire has it; what is not a number is null, and a pet that is gone since it was chosen eats nothing. */
function inputOf(typed: BagFormValues, facts: BagFacts) {
  const { duracion, precio, ...values } = typed;
  return {
    ...values,
    mascotas: eatersOf(typed, facts).map(({ id }) => id),
    duracion: daysOf(duracion),
    precio: precio === '' ? null : Number(precio),
  };
}

/** Whole days that were typed, 0 for what is no whole number, null where nothing was. */
export function daysOf(duracion: string): number | null {
  const typed = duracion.trim();
  if (typed === '') return null;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
}
