/** `kilos` is the pet's weight, null if unknown. */
export interface Eater {
  readonly id: number;
  readonly kilos: number | null;
}

export interface Share {
  readonly id: number;
  readonly grams: number;
}

/**
 * Divides kilograms among pets by energy need (weight to the power of 3/4), or equally if a weight is missing. Whole grams that
 * add up, by largest remainder.
 */
export function sharesOf(kilos: number, eaters: readonly Eater[]): Share[] {
  const whole = Math.round(kilos * 1000);
  const needs = needsOf(eaters);
  const sum = needs.reduce((total, need) => total + need, 0);
  const exact = eaters.map(({ id }, index) => ({ id, grams: (whole * (needs[index] ?? 0)) / sum }));
  const missing = whole - exact.reduce((total, { grams }) => total + Math.floor(grams), 0);
  const firstRaised = new Set(
    exact
      .toSorted((left, right) => (right.grams % 1) - (left.grams % 1) || left.id - right.id)
      .slice(0, missing)
      .map(({ id }) => id),
  );
  return exact.map(({ id, grams }) => ({ id, grams: Math.floor(grams) + (firstRaised.has(id) ? 1 : 0) }));
}

function needsOf(eaters: readonly Eater[]): number[] {
  const weights = eaters.flatMap(({ kilos }) => (kilos !== null && kilos > 0 ? [kilos] : []));
  return weights.length === eaters.length ? weights.map((kilos) => kilos ** 0.75) : eaters.map(() => 1);
}
