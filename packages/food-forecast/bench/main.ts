import { drawHouseholds, HABITS } from '../src/simulation/households.ts';
import { errorAfterCorrection } from '../src/simulation/corrections.ts';
import { median } from '../src/simulation/median.ts';
import { type ForecastError, forecastErrorOf } from '../src/simulation/three-bags.ts';

const HOUSEHOLDS = 200;
const SEEDS = 20;
const BAR = 0.1;
/** Parts of a bag's duration after which its owner checks it. */
const CORRECTED_AT = [0.05, 0.1, 0.25, 0.5, 0.75];

type Households = ReturnType<typeof drawHouseholds>;

main();

/** Run by `npm run bench -- food`: measures forecast errors; exits with 1 above the threshold. */
function main(): void {
  const draws = Array.from({ length: SEEDS }, (_, seed) => drawHouseholds(HOUSEHOLDS, seed + 1));
  const [first = []] = draws;
  printThirdBag(draws);
  printCorrections(draws.flat());
  if (medianOf(first.map(forecastErrorOf), 'forecast') > BAR) process.exitCode = 1;
}

function printThirdBag(draws: readonly Households[]): void {
  const errors = draws.map((households) => households.map(forecastErrorOf));
  const all = errors.flat();
  const [first = []] = errors;
  console.log('\nThe third bag’s day, off by so much of its length (median)');
  console.table([
    rowOf(`${HOUSEHOLDS} households`, first),
    rowOf(`${HOUSEHOLDS * SEEDS} households`, all),
    ...HABITS.map((habit) =>
      rowOf(
        habit,
        all.filter((error) => error.habit === habit),
      ),
    ),
  ]);
  const over = errors.filter((draw) => medianOf(draw, 'forecast') > BAR).length;
  console.log(`Draws of ${HOUSEHOLDS} over the bar of ${percent(BAR)}: ${over} of ${SEEDS}`);
}

/** The value of a correction of a first bag, also compared with the correction alone. */
function printCorrections(households: Households): void {
  console.log('\nA first bag’s day, off by so much of its length after a look (median)');
  console.table(
    CORRECTED_AT.map((part) => {
      const errors = households.map((household) => errorAfterCorrection(household, part));
      const of = (figure: keyof ReturnType<typeof errorAfterCorrection>) =>
        percent(median(errors.map((error) => error[figure])));
      return {
        'days over': percent(part),
        before: of('before'),
        forecast: of('forecast'),
        'seen alone': of('alone'),
      };
    }),
  );
}

function rowOf(who: string, errors: readonly ForecastError[]) {
  return {
    who,
    count: errors.length,
    forecast: percent(medianOf(errors, 'forecast')),
    naive: percent(medianOf(errors, 'naive')),
  };
}

function medianOf(errors: readonly ForecastError[], part: 'forecast' | 'naive'): number {
  return median(errors.map((error) => error[part]));
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
