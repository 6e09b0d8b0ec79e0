import type { WeightEntry } from '@huella/contract';
import type { Day } from '@huella/validation/day';

/** A weight entry on the chart: fractions (0 to 1) of its width from the left and of its height from the top. */
interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

interface DayLabel {
  readonly day: Day;
  readonly x: number;
  /** `10 dic` */
  readonly text: string;
  /** Null when the label before has the same year. */
  readonly year: string | null;
}

interface WeightTick {
  readonly kilos: number;
  readonly y: number;
}

export interface ChartScale {
  readonly points: readonly ChartPoint[];
  readonly days: readonly DayLabel[];
  readonly ticks: readonly WeightTick[];
}

/** Labels closer than this fraction of the width would touch on a small phone. */
const LABEL_GAP = 0.25;
/** Kilograms between two ticks; the smallest with at most `MAX_STEPS` between the entries is taken. */
const TICK_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
/** Rounding both ends outward adds up to two, which makes at most five ticks. */
const MAX_STEPS = 3;

// A day has no time zone: UTC reads and writes the same day (D15).
const shortDate = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The positions of weight entries by time and kilograms. Takes them oldest first, one per day, at least one. */
export function chartScale(ascending: readonly WeightEntry[]): ChartScale {
  const instants = ascending.map(({ fecha_pesaje }) => Date.parse(fecha_pesaje));
  const first = Math.min(...instants);
  const span = Math.max(...instants) - first;
  const xs = instants.map((instant) => (span === 0 ? 0.5 : (instant - first) / span));
  const { low, high, step } = weightRange(ascending.map(({ peso }) => peso));
  const yOf = (kilos: number) => (high - kilos) / (high - low);
  const tickCount = Math.round((high - low) / step) + 1;
  return {
    points: ascending.map(({ peso }, index) => ({ x: xs[index] ?? 0, y: yOf(peso) })),
    days: dayLabels(ascending.map(({ fecha_pesaje }, index) => ({ day: fecha_pesaje, x: xs[index] ?? 0 }))),
    ticks: Array.from({ length: tickCount }, (_, index) => tenths(low + index * step)).map((kilos) => ({
      kilos,
      y: yOf(kilos),
    })),
  };
}

/** Round kilograms below the lightest entry and above the heaviest. */
function weightRange(weights: readonly number[]) {
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const step = TICK_STEPS.find((size) => (most - least) / size <= MAX_STEPS) ?? 100;
  // In tenths, which are integers: 0.3 / 0.1 is less than 3.
  const tenthsOfStep = Math.round(step * 10);
  const low = (Math.floor(Math.round(least * 10) / tenthsOfStep) * tenthsOfStep) / 10;
  const high = (Math.ceil(Math.round(most * 10) / tenthsOfStep) * tenthsOfStep) / 10;
  // With equal weights the entries are in the middle.
  return low === high ? { low: Math.max(0, low - 1), high: high + 1, step: 1 } : { low, high, step };
}

function tenths(kilos: number): number {
  return Math.round(kilos * 10) / 10;
}

/** The first and the last day, and those between that fit; the year where it changes. */
function dayLabels(days: readonly { day: Day; x: number }[]): DayLabel[] {
  const shown: { day: Day; x: number }[] = [];
  for (const [index, each] of days.entries()) {
    const isLast = index === days.length - 1;
    const before = shown.at(-1);
    const hasRoom = before === undefined || each.x - before.x >= LABEL_GAP;
    if (isLast || (hasRoom && (before === undefined || 1 - each.x >= LABEL_GAP))) shown.push(each);
  }
  return shown.map(({ day, x }, index) => ({
    day,
    x,
    text: shortDate.format(Date.parse(day)),
    year: shown[index - 1]?.day.slice(0, 4) === day.slice(0, 4) ? null : day.slice(0, 4),
  }));
}
