import * as fc from 'fast-check';

/**
 * How people use the app: say when a bag is empty, say so late, check and renew before the end, renew without checking, or
 * correct half way.
 */
export const HABITS = ['says when', 'says late', 'looks and renews', 'only renews', 'corrects'] as const;
export type Habit = (typeof HABITS)[number];

/** Bags per household. */
export const BAGS = 3;
/** The length of the noise, which then repeats. */
const DAYS = 97;
/** Error of people's planned durations. */
const PLAN_ERROR = 0.3;

/** Twice as likely, because the app asks for it. */
const COMMON: readonly Habit[] = ['says when', 'looks and renews', 'corrects'];

const SIZES = [1.5, 3, 7.5, 15, 20];

/** Uniform from −1 to 1. */
const uniform = fc.noBias(fc.integer({ min: -1000, max: 1000 })).map((number) => number / 1000);
const arbitraryHousehold = fc.record({
  habit: fc.noBias(fc.constantFrom(...HABITS, ...COMMON)),
  total: fc.noBias(fc.constantFrom(...SIZES)),
  trueDays: fc.noBias(fc.integer({ min: 12, max: 70 })),
  planError: uniform,
  bags: fc.array(uniform, { minLength: BAGS, maxLength: BAGS }),
  days: fc.array(uniform, { minLength: DAYS, maxLength: DAYS }),
  estimateErrors: fc.array(uniform, { minLength: BAGS, maxLength: BAGS }),
});
export type Household = ReturnType<typeof drawHouseholds>[number];

/** Deterministic for a seed. */
export function drawHouseholds(count: number, seed: number) {
  return fc.sample(arbitraryHousehold, { numRuns: count, seed });
}

export function plannedDays({ trueDays, planError }: Household): number {
  return Math.max(1, Math.round(trueDays * (1 + PLAN_ERROR * planError)));
}
