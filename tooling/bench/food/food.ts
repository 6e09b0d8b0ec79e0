import {
  drawHouseholds,
  HABITS,
  median,
  type Miss,
  missOf,
} from '../../../packages/food-forecast/src/simulation/households.ts';

const HOUSEHOLDS = 200;
const SEEDS = 20;
const BAR = 0.1;

/** Lets households go through three bags and says how well the third was foreseen, beside the naive forecast. Answers how many bars are missed. */
export async function benchFood(): Promise<number> {
  const first = drawHouseholds(HOUSEHOLDS, 1).map(missOf);
  const all = Array.from({ length: SEEDS }, (_, seed) => drawHouseholds(HOUSEHOLDS, seed + 1).map(missOf));
  console.log('\nThe third bag’s day, off by so much of its length (median)');
  console.table([
    rowOf(`${HOUSEHOLDS} households`, first),
    rowOf(`${HOUSEHOLDS * SEEDS} households`, all.flat()),
    ...HABITS.map((habit) =>
      rowOf(
        habit,
        all.flat().filter((miss) => miss.habit === habit),
      ),
    ),
  ]);
  const over = all.filter((misses) => medianOf(misses, 'forecast') > BAR).length;
  console.log(`Draws of ${HOUSEHOLDS} over the bar of ${percent(BAR)}: ${over} of ${SEEDS}`);
  return medianOf(first, 'forecast') > BAR ? 1 : 0;
}

function rowOf(who: string, misses: readonly Miss[]) {
  return {
    who,
    count: misses.length,
    forecast: percent(medianOf(misses, 'forecast')),
    naive: percent(medianOf(misses, 'naive')),
  };
}

function medianOf(misses: readonly Miss[], part: 'forecast' | 'naive'): number {
  return median(misses.map((miss) => miss[part]));
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
