import { drawHouseholds, HABITS } from '../src/simulation/households.ts';
import { missAfterLook } from '../src/simulation/looks.ts';
import { median } from '../src/simulation/median.ts';
import { type Miss, missOf } from '../src/simulation/three-bags.ts';

const HOUSEHOLDS = 200;
const SEEDS = 20;
const BAR = 0.1;
/** Parts of a bag's duration after which its owner checks it. */
const LOOKS = [0.05, 0.1, 0.25, 0.5, 0.75];

type Households = ReturnType<typeof drawHouseholds>;

main();

/** Run by `npm run bench -- food`: measures forecast errors; exits with 1 above the threshold. */
function main(): void {
  const draws = Array.from({ length: SEEDS }, (_, seed) => drawHouseholds(HOUSEHOLDS, seed + 1));
  const [first = []] = draws;
  printThirdBag(draws);
  printLooks(draws.flat());
  if (medianOf(first.map(missOf), 'forecast') > BAR) process.exitCode = 1;
}

function printThirdBag(draws: readonly Households[]): void {
  const misses = draws.map((households) => households.map(missOf));
  const all = misses.flat();
  const [first = []] = misses;
  console.log('\nThe third bag’s day, off by so much of its length (median)');
  console.table([
    rowOf(`${HOUSEHOLDS} households`, first),
    rowOf(`${HOUSEHOLDS * SEEDS} households`, all),
    ...HABITS.map((habit) =>
      rowOf(
        habit,
        all.filter((miss) => miss.habit === habit),
      ),
    ),
  ]);
  const over = misses.filter((draw) => medianOf(draw, 'forecast') > BAR).length;
  console.log(`Draws of ${HOUSEHOLDS} over the bar of ${percent(BAR)}: ${over} of ${SEEDS}`);
}

/** The value of a correction of a first bag, also compared with the correction alone. */
function printLooks(households: Households): void {
  console.log('\nA first bag’s day, off by so much of its length after a look (median)');
  console.table(
    LOOKS.map((part) => {
      const misses = households.map((home) => missAfterLook(home, part));
      const of = (figure: keyof ReturnType<typeof missAfterLook>) =>
        percent(median(misses.map((miss) => miss[figure])));
      return {
        'days over': percent(part),
        before: of('before'),
        forecast: of('forecast'),
        'seen alone': of('alone'),
      };
    }),
  );
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
