import * as fc from 'fast-check';

/**
 * How people keep their bags: they say when one is empty, say so late, look into it and renew before the end, renew without looking,
 * or correct it half way.
 */
export const HABITS = ['says when', 'says late', 'looks and renews', 'only renews', 'corrects'] as const;
export type Habit = (typeof HABITS)[number];

/** How many bags each goes through. */
export const BAGS = 3;
/** Days whose noise is drawn; then it comes again. */
const DAYS = 97;
/** How wrong people are about how long a bag lasts. */
const MISTAKE = 0.3;

/** Twice as many do so: the app asks them to. */
const COMMON: readonly Habit[] = ['says when', 'looks and renews', 'corrects'];

const SIZES = [1.5, 3, 7.5, 15, 20];

/** From −1 to 1, all alike. */
const swing = fc.noBias(fc.integer({ min: -1000, max: 1000 })).map((number) => number / 1000);
const household = fc.record({
  habit: fc.noBias(fc.constantFrom(...HABITS, ...COMMON)),
  total: fc.noBias(fc.constantFrom(...SIZES)),
  trueDays: fc.noBias(fc.integer({ min: 12, max: 70 })),
  mistake: swing,
  bags: fc.array(swing, { minLength: BAGS, maxLength: BAGS }),
  days: fc.array(swing, { minLength: DAYS, maxLength: DAYS }),
  sights: fc.array(swing, { minLength: BAGS, maxLength: BAGS }),
});
export type Household = ReturnType<typeof drawHouseholds>[number];

/** So many households, the same for the same seed. */
export function drawHouseholds(count: number, seed: number) {
  return fc.sample(household, { numRuns: count, seed });
}

/** For how many days a household means a bag. */
export function plannedDays({ trueDays, mistake }: Household): number {
  return Math.max(1, Math.round(trueDays * (1 + MISTAKE * mistake)));
}
