/** Energy that an animal at rest needs a day: 70 kcal for each kilogram to the power of 3/4. */
const REST_KCAL = 70;
/** From a cat that is to lose weight to a puppy that grows or a dog that works, in needs at rest. */
const LEAST = 0.7;
const MOST = 3.2;
/** Dry food has 3 to 4.3 kcal a gram; the bounds take what makes them wider. */
const KCAL_A_KILO_LEAN = 3000;
const KCAL_A_KILO_RICH = 4300;

/** Kilograms of dry food a day between which animals of these weights eat; null where a weight is missing. */
export function usualRate(weights: readonly (number | null)[]): { least: number; most: number } | null {
  const known = weights.flatMap((kilos) => (kilos !== null && kilos > 0 ? [kilos] : []));
  if (known.length === 0 || known.length < weights.length) return null;
  const rest = known.reduce((sum, kilos) => sum + REST_KCAL * kilos ** 0.75, 0);
  return { least: (rest * LEAST) / KCAL_A_KILO_RICH, most: (rest * MOST) / KCAL_A_KILO_LEAN };
}
