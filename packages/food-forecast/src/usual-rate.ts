/** Resting energy need per day: 70 kcal times kilograms to the power of 3/4. */
const REST_KCAL = 70;
/** Multiples of the resting need: a cat on a diet to a growing puppy or a working dog. */
const LEAST = 0.7;
const MOST = 3.2;
/** Dry food has 3 to 4.3 kcal per gram. */
const KCAL_A_KILO_LEAN = 3000;
const KCAL_A_KILO_RICH = 4300;

/** The usual range in kilograms of dry food per day for animals of these weights; null if a weight is missing. */
export function usualRate(weights: readonly (number | null)[]): { least: number; most: number } | null {
  const known = weights.flatMap((kilos) => (kilos !== null && kilos > 0 ? [kilos] : []));
  if (known.length === 0 || known.length < weights.length) return null;
  const rest = known.reduce((sum, kilos) => sum + REST_KCAL * kilos ** 0.75, 0);
  return { least: (rest * LEAST) / KCAL_A_KILO_RICH, most: (rest * MOST) / KCAL_A_KILO_LEAN };
}
